import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { testVault } from '../../tests/support/test-vault';
import { openDatabase } from '../db/connection';
import { createEmbeddedLos } from '../los/embedded/embedded-los';
import type { LosDb } from '../los/embedded/los-db';
import { LosError } from '../los/los-error';
import type { LosPort } from '../los/port';

/** How the LOS fails after it has stored documents; null if it does not. */
let failure: (() => Error) | null = null;

/** An LOS that stores documents, and then may give no answer. */
async function forgetfulLos(url: string, clock: () => Date) {
  const db = openDatabase<LosDb>(url);
  const los = createEmbeddedLos({ db, vault: testVault(), clock, log: pino({ level: 'silent' }) });
  const answer = <T>(stored: T): T => {
    if (failure) throw failure();
    return stored;
  };
  const port: LosPort = {
    ...los,
    addFiles: async (...input) => answer(await los.addFiles(...input)),
    addConditionFiles: async (...input) => answer(await los.addConditionFiles(...input)),
  };
  return { port, close: () => db.destroy() };
}

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal({ los: forgetfulLos });
  loanNum = await createLoan(at, 'loan-officer');
});
afterEach(() => {
  failure = null;
});
afterAll(() => at.close());

const send = async (path: string, fields: Record<string, string>) => {
  const request = (await at.as('administrator')).post(`/api/lqb/edocs/${loanNum}${path}`);
  for (const [name, value] of Object.entries(fields)) request.field(name, value);
  const bytes = Buffer.concat([pdfFile, Buffer.from(`\n% ${randomUUID()}\n%%EOF\n`)]);
  return await request.attach('files', bytes, 'paystub.pdf');
};

const uploads = [
  ['a folder', async () => ['', { folderName: '06 INCOME', docType: 'PAYSTUB' }]],
  [
    'a condition',
    async () => {
      const conditions = [{ id: randomUUID(), cat: 'PTD', description: 'Paystubs', accepts: [] }];
      const agent = await at.as('administrator');
      await agent.post(`/api/lqb/loans/${loanNum}/conditions`).send({ conditions }).expect(201);
      return ['/condition-upload', { conditionIds: conditions[0]?.id ?? '' }];
    },
  ],
] as const satisfies readonly (readonly [string, () => Promise<readonly [string, Record<string, string>]>])[];

const failures = [
  ['times out', 504, () => new LosError('timeout', 'los-timeout')],
  ['loses the connection', 503, () => new LosError('unavailable', 'los-unavailable', { outcome: 'unknown' })],
  ['answers what we cannot read', 500, () => new Error('unexpected')],
] as const;

describe.each(uploads)('an upload to %s', (_where, target) => {
  it.each(failures)('keeps its bytes if the LOS stores it and %s', async (_how, status, error) => {
    const [path, fields] = await target();
    const agent = await at.as('administrator');
    const before = (await agent.get(`/api/lqb/edocs/${loanNum}`)).body.length;
    failure = error;
    expect((await send(path, fields)).status).toBe(status);
    const [newest, ...others] = (await agent.get(`/api/lqb/edocs/${loanNum}`)).body;
    expect(others).toHaveLength(before);
    await agent.get(`/api/lqb/edocs/${loanNum}/download/${newest.docId}`).expect(200);
  });
});
