import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLoan } from '../tests/support/loan-builder';
import { servicedLoan } from '../tests/support/serviced-loan';
import { type TestPortal, testPortal } from '../tests/support/test-portal';
import { feedFills, feedReactions } from './feed-reactions';
import { startFeedFollower } from './loan/feed-follower.service';
import type { LoanFill } from './loan/loan.service';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await servicedLoan(at, 'loan-officer', { sFundD: '2026-11-10', sLT: '1' });
});
afterAll(() => at.close());

const kept = ['servicing_positions', 'post_closing_loans', 'loan_history', 'final_actions'] as const;

const lists = async () =>
  Promise.all(
    kept.map(async (table) => {
      const row = at.portal.db.selectFrom(`portal.${table}`).select('loan_num').where('loan_num', '=', loanNum);
      return (await row.executeTakeFirst())?.loan_num;
    }),
  );

it('loans that an earlier version indexed appear in the lists of this one after a start', async () => {
  for (const table of kept) await at.portal.db.deleteFrom(`portal.${table}`).execute();
  const follower = startFeedFollower(at.portal, { every: 5, reactions: feedReactions, fills: feedFills });
  await vi.waitFor(async () => expect(await lists()).toEqual(kept.map(() => loanNum)), { timeout: 10_000 });
  await follower.stop();
});

it('many such loans are asked for once each, while changes of others go on arriving', async () => {
  const numbers = Array.from({ length: 1_200 }, (_, place) => String(5_000_000_000 + place));
  const asked: string[] = [];
  const arrived: string[] = [];
  let changed = '';
  let arrivedMeanwhile = false;
  const fill: LoanFill = {
    lacking: async (_, after, limit) => numbers.filter((number) => number > after).slice(0, limit),
    store: async (_, loanNums) => {
      asked.push(...loanNums);
      if (changed === '') changed = await createLoan(at, 'loan-officer');
      else arrivedMeanwhile ||= arrived.includes(changed);
    },
  };
  const follower = startFeedFollower(at.portal, {
    ...{ every: 5, fills: [fill] },
    reactions: [async (_portal, _trx, _reported, loanNums) => void arrived.push(...loanNums)],
  });
  await vi.waitFor(() => expect(asked).toHaveLength(numbers.length), { timeout: 10_000 });
  await follower.stop();
  expect(asked).toEqual(numbers);
  expect(arrivedMeanwhile).toBe(true);
});
