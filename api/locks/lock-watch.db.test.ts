import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { lockRate } from '../../tests/support/locked-loan';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { watchLocks } from './lock-watch';

let at: TestPortal;
let loanNum: string;

const FRIDAY = new Date('2026-11-20T18:42:00Z');

/** A loan with a lock of 30 days from November 20, 2026, which ends on Monday, December 21. */
async function locked(): Promise<string> {
  const loan = await createLoan(at, 'loan-officer', completePurchase);
  await lockRate(at, loan);
  return loan;
}

beforeAll(async () => {
  at = await testPortal({ now: FRIDAY });
  loanNum = await locked();
  // The demo's own locks.
  await watchLocks(at.portal);
});
afterAll(() => at.close());

const mails = async (loan = loanNum) => {
  const rows = await at.portal.db
    .selectFrom('portal.audit')
    .select('after')
    .where('action', '=', 'mail.send')
    .execute();
  return rows.map(({ after }) => JSON.stringify(after)).filter((text) => text.includes(loan));
};

const move = async (from: string, to: string) =>
  (await at.as('administrator')).post(`/api/lqb/loans/${loanNum}/status`).send({ from, to }).expect(200);

const lockOf = async (loan: string) =>
  (await (await at.as('administrator')).get(`/api/lqb/loans/${loan}/broker-lock`).expect(200)).body as BrokerLock;

const marks = async (loan: string) => (await lockOf(loan)).history.filter(({ kind }) => kind === 'expire');

const write = async (loan: string, call: 'move' | 'decision', body: object): Promise<void> => {
  const { version } = await lockOf(loan);
  const agent = await at.as('administrator');
  await agent
    .post(`/api/lqb/loans/${loan}/rate-lock-${call}`)
    .send({ version, ...body })
    .expect(200);
};

/** Cancels the lock, and suspends the relock that its originator asks for. */
async function cancelAndSuspendRelock(loan: string): Promise<void> {
  await write(loan, 'move', { move: 'cancel', reason: 'Withdrawn' });
  await write(loan, 'decision', { move: 'confirm', price: null });
  const option = (await lockOf(loan)).options.relock.find(({ allowed }) => allowed);
  await write(loan, 'move', { move: 'relock', days: option?.days, price: option?.price?.Price });
  await write(loan, 'decision', { move: 'suspend', reason: 'Property?' });
}

const onDay = async (day: string) => {
  at.time.set(new Date(`${day}T18:00:00Z`));
  await watchLocks(at.portal);
  return (await mails()).length;
};

describe('a lock that ends', () => {
  it('is emailed about 15, 7 and 3 days ahead, once each, to those in charge, and also on hold', async () => {
    expect(await onDay('2026-12-05')).toBe(0);
    expect(await onDay('2026-12-06')).toBe(1);
    expect((await mails())[0]).toContain(`The rate lock of loan ${loanNum} expires in 15 days`);
    expect(await onDay('2026-12-06')).toBe(1);
    await at.signIn('administrator');
    await move('0', '7');
    expect(await onDay('2026-12-13')).toBe(1);
    expect(await onDay('2026-12-14')).toBe(2);
    // A portal that was stopped on the day catches up.
    expect(await onDay('2026-12-20')).toBe(3);
    expect(await onDay('2026-12-21')).toBe(3);
  });

  it('is marked once when it is over, by the portal itself', async () => {
    at.time.set(new Date('2026-12-22T18:00:00Z'));
    await Promise.all([watchLocks(at.portal), watchLocks(at.portal)]);
    await watchLocks(at.portal);
    await at.signIn('administrator');
    const { body } = await (await at.as('administrator')).get(`/api/lqb/loans/${loanNum}/broker-lock`).expect(200);
    const marks = body.history.filter(({ kind }: { kind: string }) => kind === 'expire');
    expect(marks).toMatchObject([{ by: null, expiresOn: '2026-12-21' }]);
    expect(body).toMatchObject({ status: '1', lock: { isExpired: true } });
    expect(await mails()).toHaveLength(3);
  });

  it('is watched while the desk has suspended it, but not once it was canceled', async () => {
    at.time.set(FRIDAY);
    await at.signIn('administrator');
    const [suspended, canceled] = [await locked(), await locked()];
    await write(suspended, 'decision', { move: 'suspend', reason: 'Income?' });
    await cancelAndSuspendRelock(canceled);
    at.time.set(new Date('2026-12-20T18:00:00Z'));
    await watchLocks(at.portal);
    expect([(await mails(suspended)).length, (await mails(canceled)).length]).toEqual([1, 0]);
    at.time.set(new Date('2026-12-22T18:00:00Z'));
    await watchLocks(at.portal);
    await at.signIn('administrator');
    expect(await marks(suspended)).toMatchObject([{ by: null, expiresOn: '2026-12-21' }]);
    expect(await marks(canceled)).toEqual([]);
  });
});
