import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { readOidc } from './oidc-config';

const provider = {
  PORTAL_ORIGIN: 'https://portal.example.com',
  OIDC_1_ISSUER: 'https://login.example.com',
  OIDC_1_NAME: 'Emet ID',
  OIDC_1_CLIENT_ID: 'portal',
  OIDC_1_CLIENT_SECRET: 'secret',
};
const creating = {
  ...provider,
  ...{
    OIDC_1_CREATE: '1',
    OIDC_1_ROLES_CLAIM: 'groups',
    OIDC_1_ROLES: 'cn=los,dc=emet=Loan Officer; desk = Lock Desk',
  },
};
const problems = (settings: Record<string, string | undefined>) => readOidc(settings).problems.join('\n');

describe('the providers of the configuration', () => {
  it('are none by default', () => {
    expect(readOidc({})).toEqual({ providers: [], problems: [] });
    expect(readConfig({ DEMO: '1' }).oidc).toEqual([]);
  });

  it('link nothing and create no one unless they say so', () => {
    expect(readOidc(provider)).toEqual({
      providers: [
        {
          ...{ id: 'oidc-1', name: 'Emet ID', issuer: 'https://login.example.com/' },
          ...{ clientId: 'portal', clientSecret: 'secret', users: 'internal', link: 'administrator', creates: false },
          ...{ rolesClaim: undefined, roles: new Map(), secondFactor: { amr: [], acr: [] } },
          ...{ scopes: 'openid profile email', endsWithToken: true },
        },
      ],
      problems: [],
    });
  });

  it('read roles whose groups have equals signs, and what counts as a second factor', () => {
    const read = readOidc({ ...creating, OIDC_1_SECOND_FACTOR: 'amr:mfa, amr:hwk,acr:urn:two' });
    expect(read.problems).toEqual([]);
    expect(read.providers[0]?.roles).toEqual(
      new Map([
        ['cn=los,dc=emet', 'Loan Officer'],
        ['desk', 'Lock Desk'],
      ]),
    );
    expect(read.providers[0]?.secondFactor).toEqual({ amr: ['mfa', 'hwk'], acr: ['urn:two'] });
    expect(readOidc({ ...provider, OIDC_1_SECOND_FACTOR: 'always' }).providers[0]?.secondFactor).toBe('always');
  });

  it('take the secret from a file, without its end of line', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'oidc-')), 'secret');
    writeFileSync(file, 'from the file\n');
    const { OIDC_1_CLIENT_SECRET: _, ...others } = provider;
    expect(readOidc({ ...others, OIDC_1_CLIENT_SECRET_FILE: file }).providers[0]?.clientSecret).toBe('from the file');
    expect(problems({ ...others, OIDC_1_CLIENT_SECRET_FILE: `${file}.missing` })).toContain('cannot be read');
    expect(problems({ ...provider, OIDC_1_CLIENT_SECRET_FILE: file })).toContain('are both set');
    expect(problems(others)).toContain('OIDC_1_CLIENT_SECRET is missing');
  });

  it.each([
    [{ ...provider, PORTAL_ORIGIN: undefined }, 'PORTAL_ORIGIN is missing'],
    [{ ...provider, OIDC_1_NAME: undefined }, 'OIDC_1_NAME is missing'],
    [{ ...provider, OIDC_1_ISSUER: 'http://login.example.com' }, 'OIDC_1_ISSUER must begin with https:'],
    [{ ...provider, OIDC_1_ISSUER: 'login' }, 'OIDC_1_ISSUER must be an address'],
    [
      { ...provider, OIDC_1_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
      'OIDC_1_ISSUER is shared by all organizations',
    ],
    [{ ...provider, OIDC_1_SCOPES: 'email' }, 'OIDC_1_SCOPES needs openid'],
    [{ ...provider, OIDC_1_SECOND_FACTOR: 'mfa' }, 'OIDC_1_SECOND_FACTOR needs the form'],
    [{ ...provider, OIDC_1_ROLES: 'a=Loan Officer' }, 'are for users that the provider creates'],
    [{ ...creating, OIDC_1_ROLES: 'admins=Administrator' }, 'cannot give the role Administrator'],
    [{ ...creating, OIDC_1_ROLES: 'a=Wizard' }, 'OIDC_1_ROLES needs the form'],
    [{ ...creating, OIDC_1_ROLES: undefined }, 'must say which roles a new user gets'],
    [{ ...creating, OIDC_1_USERS: 'external' }, 'OIDC_1_ROLES has Loan Officer, which external users cannot have'],
    [{ ...creating, OIDC_1_USERS: 'all' }, 'OIDC_1_CREATE is 1, so OIDC_1_USERS must be internal or external'],
    [
      {
        ...provider,
        ...{ OIDC_2_ISSUER: 'https://LOGIN.example.com/', OIDC_2_NAME: 'Emet ID', OIDC_2_CLIENT_ID: 'b' },
        OIDC_2_CLIENT_SECRET: 'c',
      },
      'OIDC_1_ISSUER and OIDC_2_ISSUER are the same provider\nOIDC_1_NAME and OIDC_2_NAME are the same',
    ],
  ])('are refused: %#', (settings, said) => {
    expect(problems(settings)).toContain(said);
  });

  it('do not show the secret in a problem', () => {
    const broken = { ...provider, OIDC_1_CLIENT_SECRET: 'very-secret', OIDC_1_ISSUER: 'x', OIDC_1_ROLES: 'y' };
    expect(problems(broken)).not.toContain('very-secret');
  });
});
