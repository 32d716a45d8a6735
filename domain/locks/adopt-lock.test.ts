import { describe, expect, it } from 'vitest';
import type { LoanValues } from '../loan/document';
import { message } from '../messages/message';
import { withAdoptedLock } from './adopt-lock';
import { lockStatus, noLock } from './lock-record';
import { whyNoRequest } from './lock-rules';
import { contextOf, flatSheet, lockSteps, marketWith, plainProgram } from './locks.test-support';

/** Locked at 101.250 for 30 days, before there were records of locks. */
const loan: Partial<LoanValues> = {
  ...{ sRateLockStatusT: '1', sRLckdD: '2026-10-20', sRLckdDays: 30, sRLckdExpiredD: '2026-11-19' },
  ...{ sLpTemplateId: plainProgram.lLpTemplateId, sNoteIR: '6.125', sBrokerLockFinalBrokComp1PcPrice: '101.250' },
};
const adopted = (changes: Partial<LoanValues> = {}) => {
  const { pricer } = contextOf(marketWith());
  return withAdoptedLock({ ...loan, ...changes } as LoanValues, noLock, pricer);
};

describe('a loan that was locked before locks had records', () => {
  it('has the lock of its fields, at its price', () => {
    const record = adopted();
    expect(lockStatus(record)).toBe('1');
    expect(record.lock).toMatchObject({ lockDate: '2026-10-20', days: 30, expiresOn: '2026-11-19', rate: 6_125 });
    expect(record.lock?.price.Price).toBe('101.250');
  });

  it('takes no new request while it is locked, but fits its program no more', () => {
    const market = marketWith({ sheet: undefined, isLocked: true });
    const { pricer } = contextOf(market);
    expect(withAdoptedLock(loan as LoanValues, noLock, pricer).lock).toBeNull();
    expect(whyNoRequest(noLock, contextOf(market))).toEqual(message('lock-not-recorded'));
    expect(whyNoRequest(noLock, contextOf(marketWith()))).toBeNull();
  });

  it('is extended from there, and relocked at the worst case', () => {
    const market = marketWith();
    const steps = lockSteps(market, adopted());
    steps.extend(5);
    expect(steps.record.lock).toMatchObject({ expiresOn: '2026-11-24', price: { Price: '101.125' } });
    market.now = new Date('2026-11-25T18:00:00Z');
    market.sheet = flatSheet('100.000', '2026-11-25T13:00:00Z');
    steps.move({ move: 'relock', version: steps.version, days: 30, price: '99.625' });
    expect(steps.confirm().lock?.price.Price).toBe('99.625');
  });

  it.each([
    ['3', '3'],
    ['4', '4'],
  ])('keeps status %s', (sRateLockStatusT, status) => {
    expect(lockStatus(adopted({ sRateLockStatusT }))).toBe(status);
  });

  it('has none without a date, or for a program that is gone', () => {
    expect(adopted({ sRLckdD: null })).toBe(noLock);
    expect(adopted({ sLpTemplateId: 'gone' })).toBe(noLock);
    expect(adopted({ sRateLockStatusT: '0' })).toBe(noLock);
  });
});
