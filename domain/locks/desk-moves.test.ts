import { describe, expect, it } from 'vitest';
import { lockStatus, noLock } from './lock-record';
import { broker, desk, lockSteps, marketWith, policyWith, priceOfLock, refusalOf, started } from './locks.test-support';

describe('the lock desk', () => {
  it('grants concessions up to the limit of the role on one lock, as lines of the price', () => {
    const { steps } = started();
    steps.request();
    const concede = (points: string) =>
      steps.move({ move: 'concession', version: steps.version, points, reason: 'Competing offer' });
    concede('0.125');
    expect(refusalOf(() => concede('0.250'))).toBe(
      'You can grant up to 0.250 points on one lock. 0.125 points have already been granted.',
    );
    expect(refusalOf(() => concede('0.000'))).toBe('Enter a concession above 0.');
    steps.confirm();
    concede('0.125');
    expect(priceOfLock(steps.record)).toBe('100.750');
    expect(steps.record.lock?.price.BasePrice).toBe('100.500');
  });

  it('revises the term of an active lock, and its expiry with the extensions', () => {
    const { steps } = started();
    steps.lock(15);
    steps.extend(5);
    steps.move({ move: 'revise', version: steps.version, days: 30, reason: 'Longer build' });
    expect(steps.record.lock).toMatchObject({ days: 30, expiresOn: '2026-12-07' });
    expect(steps.record.confirmations).toBe(3);
  });

  it('suspends an active lock, which then takes no requests', () => {
    const { steps } = started();
    steps.lock();
    steps.move({ move: 'suspend', version: steps.version, reason: 'Fraud alert' });
    expect(lockStatus(steps.record)).toBe('3');
    expect(refusalOf(() => steps.extend(5))).toBe('The lock desk suspended this lock.');
    steps.move({ move: 'resume', version: steps.version });
    expect(lockStatus(steps.record)).toBe('1');
  });

  it('denies, after which the loan is as it was', () => {
    const { steps } = started();
    steps.lock();
    steps.move({ move: 'cancel', version: steps.version, reason: 'Withdrawn' });
    steps.move({ move: 'deny', version: steps.version, reason: 'Borrower called' });
    expect(lockStatus(steps.record)).toBe('1');
    expect(refusalOf(() => steps.move({ move: 'deny', version: steps.version, reason: 'Again' }))).toBe(
      'No request is waiting for the lock desk.',
    );
  });

  it('does not overwrite what it has not seen, and repeats its own last write', () => {
    const { steps } = started();
    steps.request();
    const deny = { move: 'deny', version: 1, reason: 'No appraisal' } as const;
    const denied = steps.move(deny);
    expect(steps.move(deny)).toBe(denied);
    expect(refusalOf(() => steps.move(deny, { ...desk, login: 'secondary' }))).toBe(
      'Someone changed this lock. Check it, then try again.',
    );
  });

  it('decides with auto-lock, too, what it suspended, however its originator asks again', () => {
    const market = marketWith();
    const suspended = () => {
      const steps = lockSteps(market, noLock);
      steps.request();
      steps.move({ move: 'suspend', version: steps.version, reason: 'Income?' });
      return steps;
    };
    const changed = suspended();
    const canceled = suspended();
    const decided = suspended();
    market.policy = policyWith({ autoLock: true });
    changed.request(45);
    expect(lockStatus(changed.record)).toBe('2');
    canceled.move({ move: 'cancel-request', version: canceled.version }, broker);
    canceled.request();
    expect(lockStatus(canceled.record)).toBe('2');
    // The desk has decided: the next request is confirmed at once again.
    decided.move({ move: 'deny', version: decided.version, reason: 'Ask again' });
    decided.request();
    expect(lockStatus(decided.record)).toBe('1');
    decided.move({ move: 'suspend', version: decided.version, reason: 'Property?' });
    decided.move({ move: 'cancel', version: decided.version, reason: 'Withdrawn' }, broker);
    expect(decided.record.lock).toMatchObject({ canceledOn: null, suspended: { reason: 'Property?' } });
  });

  it('cannot grant a concession with a cancellation', () => {
    const { steps } = started();
    steps.lock();
    steps.move({ move: 'cancel', version: steps.version, reason: 'Withdrawn' }, broker);
    const confirm = { move: 'confirm', version: steps.version, price: null } as const;
    const concession = { points: '0.125', reason: 'Delay' };
    expect(refusalOf(() => steps.move({ ...confirm, concession }))).toBe(
      'A cancellation has no price, so it takes no concession.',
    );
    expect(lockStatus(steps.move(confirm))).toBe('4');
  });

  it('is not asked with auto-lock, except while it is closed', () => {
    const { steps, market } = started({ policy: policyWith({ autoLock: true }) });
    steps.request();
    expect(steps.record).toMatchObject({ version: 1, request: null, confirmations: 1 });
    steps.move({ move: 'cancel', version: 1, reason: 'Withdrawn' });
    expect(lockStatus(steps.record)).toBe('4');
    market.now = new Date('2026-11-03T03:00:00Z');
    expect(refusalOf(() => steps.request())).toContain('The lock desk is closed now.');
  });
});
