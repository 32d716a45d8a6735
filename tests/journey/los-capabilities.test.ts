import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../api/calls';
import { openDatabase } from '../../api/db/connection';
import type { Call } from '../../api/http/call';
import { openApi } from '../../api/http/openapi';
import { composeLos } from '../../api/los/compose-los';
import { createEmbeddedLos } from '../../api/los/embedded/embedded-los';
import type { LosDb } from '../../api/los/embedded/los-db';
import { sendCatalog } from '../../api/reference/programs/catalog-handover.service';
import { createLoan, pdfFile } from '../support/loan-builder';
import { signsOut } from '../support/signs-out';
import { type TestPortal, testPortal } from '../support/test-portal';
import { testVault } from '../support/test-vault';

let at: TestPortal;
let loanNum: string;
let token: string;

beforeAll(async () => {
  at = await testPortal({
    los: async (url, clock) => {
      const db = openDatabase<LosDb>(url);
      const whole = createEmbeddedLos({ db, vault: testVault(), clock, log: pino({ level: 'silent' }) });
      return { port: composeLos(whole, { loans: whole, 'change-feed': whole }), close: () => db.destroy() };
    },
  });
  loanNum = await createLoan(at, 'loan-officer');
  token = await at.signIn('administrator');
}, 120_000);
afterAll(() => at.close());

const ask = ({ method, path }: Call) => {
  const address = `/api${path.replace('{loanNum}', loanNum).replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const headers = { Authorization: `Bearer ${token}`, 'X-Loan-Number': loanNum };
  return supertest(at.app)
    [verb](address)
    .set(headers)
    .query({ filePath: `${loanNum}/folder/name` });
};
const named = (list: readonly Call[]): [string, Call][] => list.map((call) => [`${call.method} ${call.path}`, call]);

describe('a portal whose LOS offers only loans and loan changes', () => {
  it.each(named(calls.filter(({ needs }) => needs !== undefined)))('rejects %s', async (_name, call) => {
    const { status, body } = await ask(call);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'not-offered-by-los', capability: call.needs });
  });

  // Excludes signing out, which would end the session of the test.
  const others = calls.filter((call) => call.needs === undefined && !call.events && !signsOut(call));
  it.each(named(others))('does not fail with a server error on %s', async (_name, call) => {
    const { status } = await ask(call);
    expect(status).toBeLessThan(500);
    if (call.access.kind !== 'public') expect(status).not.toBe(401);
  });

  it('stores nothing of a document that the LOS does not accept', async () => {
    const agent = await at.as('loan-officer');
    const { status } = await agent
      .post(`/api/lqb/edocs/${loanNum}/upload`)
      .field({ folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION' })
      .attach('files', pdfFile, 'package.pdf');
    expect(status).toBe(409);
    const opened = await at.portal.db
      .selectFrom('portal.audit')
      .select('action')
      .where('action', '=', 'documents.upload')
      .execute();
    expect(opened).toEqual([]);
  });

  it('shows loans, their menu and the assigned users', async () => {
    const agent = await at.as('loan-officer');
    await agent.get(`/api/lqb/loans/${loanNum}`).expect(200);
    const facts = await agent.get(`/api/lqb/loans/${loanNum}/menu-facts`).expect(200);
    expect(facts.body).toEqual({ activeConditions: null, openCocRequests: null });
    const contacts = await agent.get(`/api/lqb/loans/${loanNum}/contacts`).expect(200);
    expect(contacts.body).toMatchObject([{ AgentName: 'Rafael Quillmore' }]);
  });

  it('reports its capabilities to everyone, and provides no prices', async () => {
    const { body } = await supertest(at.app).get('/api/public/settings').expect(200);
    expect(body.losCapabilities).toEqual(['loans', 'change-feed']);
    expect(await sendCatalog(at.portal)).toBe(false);
  });
});

it('documents in OpenAPI the rejection of each call that needs more than loans', () => {
  const { paths } = openApi(calls) as { paths: Record<string, Record<string, { responses: object }>> };
  for (const { method, path, needs } of calls) {
    const responses = paths[`/api${path}`]?.[method.toLowerCase()]?.responses ?? {};
    expect('409' in responses, `${method} ${path}`).toBe(needs !== undefined);
  }
});
