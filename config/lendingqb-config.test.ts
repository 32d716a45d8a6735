import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { readLendingQb } from './lendingqb-config';

const folder = mkdtempSync(path.join(tmpdir(), 'lendingqb-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

const user = { LENDINGQB_USER: 'portal', LENDINGQB_PASSWORD: 'secret' };
const at = { LENDINGQB_URL: 'https://lendingqb.example/los/webservice/', LENDINGQB_APP_CODE: 'a-code' };

const mapFile = (content: unknown): string => {
  const file = path.join(folder, 'map.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('the settings of LendingQB', () => {
  it('are absent without its address', () => {
    expect(readLendingQb({})).toEqual({ lendingQb: undefined, problems: [] });
    expect(readConfig({ DEMO: '1' }).lendingQb).toBeUndefined();
  });

  it('sign in as a user or as a client, with services on hosts of their own', () => {
    const { lendingQb, problems } = readLendingQb({
      ...{ ...at, ...user, LENDINGQB_CUSTOMER_CODE: 'PML0001' },
      LENDINGQB_SERVICES: 'documents=https://edocs.example/los/webservice, auth=https://secure.example/los/webservice',
    });
    expect(problems).toEqual([]);
    expect(lendingQb).toMatchObject({
      signIn: { kind: 'password', userName: 'portal', customerCode: 'PML0001' },
      timeZone: 'America/Los_Angeles',
      urls: {
        loan: 'https://lendingqb.example/los/webservice',
        documents: 'https://edocs.example/los/webservice',
        auth: 'https://secure.example/los/webservice',
      },
    });
    const client = {
      ...{ LENDINGQB_TOKEN_URL: 'https://secure.example/oauth/token', LENDINGQB_CLIENT_ID: 'id' },
      LENDINGQB_CLIENT_SECRET: 'secret',
    };
    expect(readLendingQb({ ...at, ...client }).lendingQb?.signIn).toMatchObject({ kind: 'client', clientId: 'id' });
    expect(readLendingQb({ ...at, ...client, ...user }).problems.join()).toContain('one sign-in');
  });

  it('name everything that is wrong, and never a secret', () => {
    const { problems } = readLendingQb({
      ...{ ...user, LENDINGQB_URL: 'http://lendingqb.example', LENDINGQB_SERVICES: 'faxes=https://x.example' },
      LENDINGQB_TIME_ZONE: 'Mars/Olympus',
    });
    expect(problems.join('\n')).toMatch(
      /LENDINGQB_SERVICES needs[\s\S]*must begin with https:[\s\S]*LENDINGQB_APP_CODE is missing[\s\S]*TIME_ZONE/,
    );
    expect(problems.join('\n')).not.toContain('secret');
    expect(() => readConfig({ DEMO: '1', ...at, ...user, LOS_URL: 'http://127.0.0.1:3100' })).toThrow(
      'there is one LOS',
    );
  });

  it('read the map of a lender, and refuse what it cannot mean', () => {
    const map = (content: unknown) => readLendingQb({ ...at, ...user, LENDINGQB_MAP: mapFile(content) });
    const swapped = {
      names: { sSpCounty: 'sCounty', sLeadSourceDesc: null },
      codes: { sLPurposeT: { '0': '5', '5': '0' } },
    };
    expect(map(swapped).lendingQb?.map).toMatchObject({ ...swapped, collections: {} });
    expect(map({ names: { sNoSuchField: 'x' } }).problems).toEqual(['LENDINGQB_MAP: the portal has no sNoSuchField']);
    expect(map({ codes: { sLPurposeT: { '0': '5' } } }).problems.join()).toContain('same code');
    expect(map({ coeds: {} }).problems.join()).toContain('LENDINGQB_MAP cannot be read');
    expect(map('{').problems.join()).toContain('LENDINGQB_MAP cannot be read');
  });
});
