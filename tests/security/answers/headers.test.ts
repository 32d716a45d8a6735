import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../api/app';
import { listen, shut } from '../../contract/open-los';
import { type Answer, httpClient, type Sent } from '../support/http';
import { type SecurityPortal, securityPortal, userOf } from '../support/security-portal';
import { count } from '../support/tally';

let portal: SecurityPortal;
let server: Server;
let client: ReturnType<typeof httpClient>;
const webFolder = mkdtempSync(join(tmpdir(), 'harness-web-'));

beforeAll(async () => {
  portal = await securityPortal('headers');
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(join(webFolder, 'app.js'), 'console.log(1)');
  server = createServer(buildApp(portal.at.portal, { webFolder }));
  client = httpClient(await listen(server));
});
afterAll(async () => {
  client.close();
  await shut(server);
  await portal.close();
  rmSync(webFolder, { recursive: true, force: true });
});

async function send(sent: Sent): Promise<Answer> {
  const answer = await client.send(sent);
  count(portal.tally, sent, answer);
  return answer;
}

const api = (path: string, sent: Partial<Sent> = {}): Sent => ({ method: 'GET', path: `/api${path}`, ...sent });
const asAdministrator = (path: string): Sent => api(path, { token: userOf(portal, 'Administrator').token });
const loan = (): string => portal.loans.branch.sLNm;

/** One request for every kind of answer that the portal gives. */
const kinds: Readonly<Record<string, () => Sent>> = {
  'the web app': () => ({ method: 'GET', path: '/' }),
  'a page of the web app': () => ({ method: 'GET', path: '/loans' }),
  'a script': () => ({ method: 'GET', path: '/app.js' }),
  'a missing file': () => ({ method: 'GET', path: '/missing.js' }),
  health: () => ({ method: 'GET', path: '/healthz' }),
  'the API document': () => api('/openapi.json'),
  'the API documentation': () => api('/docs'),
  'a public list': () => api('/public/folders/guidelines'),
  'a list': () => asAdministrator('/lqb/loans'),
  'a loan': () => asAdministrator(`/lqb/loans/${loan()}`),
  'a CSV file': () => asAdministrator('/lqb/loans/export'),
  'an XML file': () => asAdministrator(`/lqb/loans/${loan()}/mismo`),
  'a stream': () => asAdministrator('/live'),
  'a sign-in': () =>
    api('/mfa/login', { method: 'POST', body: '{"login":"processor","pw":"Demo-portal-1","is_pml":false}' }),
  'no user': () => api('/lqb/loans'),
  'no permission': () => api('/emet-data/role/all', { token: userOf(portal, 'Processor').token }),
  'invalid input': () => asAdministrator('/lqb/loans?range=x'),
  'a body that is no JSON': () => api('/mfa/login', { method: 'POST', body: '{' }),
  'a body that is too large': () =>
    api('/mfa/login', { method: 'POST', body: JSON.stringify({ login: 'x'.repeat(3_000_000) }) }),
  'an unknown call': () => api('/unknown'),
  'an address that is not encoded well': () => api('/lqb/loans/%ff'),
};

/** What is missing in the headers of an answer. */
function missing({ headers }: Answer, { isApi }: { readonly isApi: boolean }): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const script = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  const faults: Readonly<Record<string, boolean>> = {
    'no nosniff': headers['x-content-type-options'] !== 'nosniff',
    'can be framed': headers['x-frame-options'] !== 'DENY' || !policy.includes("frame-ancestors 'none'"),
    'no policy for scripts': script === '' || /unsafe|\*|data:|https?:/.test(script),
    'styles from anywhere': /style-src [^;]*unsafe-inline/.test(policy),
    'sends its address elsewhere': headers['referrer-policy'] !== 'same-origin',
    'names its software': headers['x-powered-by'] !== undefined || headers.server !== undefined,
    'no character set':
      /^(text\/|application\/json)/.test(String(headers['content-type'])) &&
      !/charset=utf-8/i.test(String(headers['content-type'])) &&
      !String(headers['content-type']).startsWith('text/event-stream'),
    'open to other sites': headers['access-control-allow-origin'] !== undefined,
    'may be cached': isApi && headers['cache-control']?.includes('no-store') !== true,
    'cookie open to scripts or other sites': (headers['set-cookie'] ?? []).some(
      (cookie) => !/HttpOnly/i.test(cookie) || !/SameSite=Strict/i.test(cookie),
    ),
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

/** Answers of the API that everyone may store. */
const publicKinds = ['the API document', 'the API documentation'];

describe('the headers', () => {
  it.each(Object.entries(kinds))('of %s protect the browser', async (kind, sent) => {
    const request = sent();
    const answer = await send(request);
    expect(answer.status).toBeLessThan(500);
    expect(missing(answer, { isApi: request.path.startsWith('/api') && !publicKinds.includes(kind) })).toEqual([]);
  });

  it('send files to be saved, not shown', async () => {
    for (const kind of ['a CSV file', 'an XML file']) {
      const { status, headers } = await send(kinds[kind]?.() ?? api('/'));
      expect(status).toBe(200);
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]+"/);
    }
  });

  it('are not echoed by TRACE', async () => {
    const { status, text } = await send({
      ...{ method: 'TRACE', path: '/api/lqb/loans' },
      headers: { 'X-Echo': 'echoed' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('echoed');
  });

  it('ignore what a request says about its host and origin', async () => {
    const { headers, text } = await send({
      ...{ method: 'GET', path: '/' },
      headers: { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    });
    expect(JSON.stringify(headers) + text).not.toContain('evil.example');
  });
});
