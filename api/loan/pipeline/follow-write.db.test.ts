import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { openDatabase } from '../../db/connection';
import { catchUp } from '../feed-follower.service';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const rowsOf = async (loanNum: string) => {
  const agent = await at.as('loan-officer');
  const filter = JSON.stringify({ q: loanNum });
  return (await agent.get('/api/lqb/loans').query({ filter }).expect(200)).body.length;
};

it('completes a write although the index fails, and lists the loan from the feed', async () => {
  const owner = openDatabase<unknown>(at.ownerUrl);
  await sql`alter table portal.pipeline rename to pipeline_away`.execute(owner);
  const loanNum = await createLoan(at, 'loan-officer');
  await sql`alter table portal.pipeline_away rename to pipeline`.execute(owner);
  await owner.destroy();
  expect(await rowsOf(loanNum)).toBe(0);
  await catchUp(at.portal);
  expect(await rowsOf(loanNum)).toBe(1);
});
