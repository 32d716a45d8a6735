import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { catchUp } from '../feed-follower.service';
import { updateIndex } from '../pipeline/rebuild.service';
import { batchFor } from './batch';
import { changesFrom } from './live.queries';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const login = 'loan-officer';

async function importLoan(): Promise<string> {
  const file = await readFile(path.join(import.meta.dirname, '../../../tests/mismo/conventional-couple.xml'));
  const answer = await (await at.as(login)).post('/api/lqb/loans/import').attach('loanFile', file, 'loan.xml');
  expect(answer.status, answer.text).toBe(201);
  return answer.body.loanNum;
}

async function edit(loanNum: string, fields: object): Promise<void> {
  const agent = await at.as(login);
  const { version } = (await agent.get(`/api/lqb/loans/${loanNum}`).expect(200)).body;
  await agent
    .post(`/api/lqb/loans/${loanNum}`)
    .send({ version, ...fields })
    .expect(200);
}

/** What the pages of the user who imported the loan receive about it. */
async function received(loanNum: string) {
  const changes = (await changesFrom(at.portal.db, Date.now() - 60_000, 1000)) ?? [];
  const own = changes.filter((change) => change.loan_num === loanNum);
  const batches = own.map((change) => batchFor({ login, isPml: false, scope: { kind: 'all' } }, [change]));
  return batches.flatMap((batch) => (batch === null || batch === 'refresh' ? [] : batch.changes));
}

it('never tells users that someone else changed the loan that they imported and edit', async () => {
  const [loanNum] = await Promise.all([importLoan(), catchUp(at.portal), catchUp(at.portal)]);
  await catchUp(at.portal);
  await updateIndex(at.portal, [loanNum]);
  for (const fields of [{ sPurchPrice: '630000.00' }, { sApprVal: '641000.00' }]) {
    await Promise.all([edit(loanNum, fields), catchUp(at.portal)]);
    await catchUp(at.portal);
  }
  const changes = await received(loanNum);
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes) expect(change).toMatchObject({ mine: true, by: expect.any(String) });
});
