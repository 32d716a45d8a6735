import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { lockRate } from '../../../tests/support/locked-loan';
import { setLoanFields } from '../../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { feedReactions } from '../../feed-reactions';
import { catchUp } from '../../loan/feed-follower.service';
import { watchLocks } from '../../locks/lock-watch';

let at: TestPortal;
const FRIDAY = new Date('2026-11-20T18:42:00Z');

beforeAll(async () => {
  at = await testPortal({ now: FRIDAY, worker: true });
  await watchLocks(at.portal);
  await catchUp(at.portal, { reactions: feedReactions });
});
afterAll(() => at.close());

const changesOf = async (loanNum: string) => (await at.portal.los.loadLoan(loanNum)).cocs ?? [];
const disclose = async (loanNum: string) => {
  const { version } = await at.portal.los.loadLoan(loanNum);
  const agent = await at.as('administrator');
  await agent.post(`/api/lqb/loans/${loanNum}/loan-estimate-fees`).send({ version, issued: '2026-11-19' }).expect(200);
};
const submitted = async () => {
  const loanNum = await createLoan(at, 'loan-officer', completePurchase);
  await setLoanFields(at, loanNum, { sStatusT: '28' });
  return loanNum;
};
/** The feed is read twice, as after a crash. */
const follow = async () => {
  await catchUp(at.portal, { reactions: feedReactions });
  await catchUp(at.portal, { reactions: feedReactions });
};
const write = async (loanNum: string, call: 'move' | 'decision', body: object) => {
  const agent = await at.as('administrator');
  const { version } = (await agent.get(`/api/lqb/loans/${loanNum}/broker-lock`).expect(200)).body;
  await agent
    .post(`/api/lqb/loans/${loanNum}/rate-lock-${call}`)
    .send({ version, ...body })
    .expect(200);
};
const requested = (loanNum: string, count: number) =>
  vi.waitFor(
    async () => {
      const changes = await changesOf(loanNum);
      expect(changes).toHaveLength(count);
      return changes;
    },
    { timeout: 20_000, interval: 50 },
  );

describe('a rate lock of a loan with a Loan Estimate', () => {
  it('requests one change for points and lender credit when it is confirmed, canceled, and when it expires', async () => {
    const [loanNum, canceled, undisclosed] = [await submitted(), await submitted(), await submitted()];
    await disclose(loanNum);
    await disclose(canceled);
    for (const loan of [loanNum, canceled, undisclosed]) await lockRate(at, loan);
    await follow();
    const [first] = await requested(loanNum, 1);
    expect(first).toMatchObject({
      ...{ status: 'REQUESTED', reason: 'rate-lock', learned: '2026-11-20', trigger: 'locked' },
      description: expect.stringMatching(/^The rate was locked at \d\.\d{3}% until 12\/21\/2026\.$/),
    });
    expect(first?.requestedBy).not.toBe('Portal');
    expect(first?.lines.map(({ type }) => type)).toEqual([
      expect.stringMatching(/^(LoanDiscountPoints|LenderCredit)$/),
    ]);
    await requested(canceled, 1);

    await write(canceled, 'move', { move: 'cancel', reason: 'Withdrawn' });
    await write(canceled, 'decision', { move: 'confirm', price: null });
    await follow();
    expect((await requested(canceled, 2)).map(({ trigger }) => trigger)).toEqual(['locked', 'canceled']);

    at.time.set(new Date('2026-12-22T18:00:00Z'));
    await watchLocks(at.portal);
    await watchLocks(at.portal);
    const changes = await requested(loanNum, 2);
    expect(changes[1]).toMatchObject({ trigger: 'expired', learned: '2026-12-22', requestedBy: 'Portal' });
    expect(await changesOf(undisclosed)).toEqual([]);
    // The desk decides on it: its reason and day stay, and no one withdraws it.
    const { id: taskId, lines = [] } = changes[1] ?? {};
    const { version } = await at.portal.los.loadLoan(loanNum);
    await at.signIn('administrator');
    const agent = await at.as('administrator');
    const path = `/api/lqb/loans/${loanNum}/coc`;
    const body = { version, taskId, Description: 'Expired', lines: lines.map(({ id }) => ({ id })) };
    const change = (more: object) => agent.post(path).send({ ...body, ...more });
    expect((await change({ reason: 'rate-lock', learned: '2026-12-21' })).status).toBe(409);
    expect((await change({ reason: 'consumer-request', learned: '2026-12-22' })).status).toBe(409);
    await agent.delete(`${path}/${taskId}`).query({ version }).expect(409);
    expect((await change({ reason: 'rate-lock', learned: '2026-12-22' })).status).toBe(200);
    expect(await changesOf(canceled)).toHaveLength(2);
  });
});
