import { describe, expect, it } from 'vitest';
import { lockStatusCodes } from '../../domain/loan/codes/status-codes';
import { locks } from '../i18n/en/locks';
import { readConcession } from './desk/concession';
import { clockCells, gridPeriods, priceChange, stateOf } from './lock-figures';
import { firstMode, modesOf } from './lock-modes';
import { aLock, aRequest, notLocked, requested, someFacts, someOptions } from './locks.test-support';
import { priceTicks } from './simulator/price-ticks';

describe('the days of a lock', () => {
  const days = {
    lockDate: '2026-11-20',
    expiresOn: '2026-11-24',
    today: '2026-11-22',
    closing: null,
    extendedTo: null,
  };

  it('are past, today and ahead', () => {
    expect(clockCells(days)).toEqual(['past', 'past', 'today', 'ahead', 'ahead']);
  });

  it('show the days before closing that the lock does not cover, and what an extension adds', () => {
    expect(clockCells({ ...days, closing: '2026-11-25', extendedTo: '2026-11-27' }).slice(5)).toEqual([
      'gap',
      'more',
      'more',
    ]);
  });
});

describe('the state of a lock', () => {
  it('tells an expired lock from one in force, though both have the status Locked', () => {
    expect(stateOf(aLock())).toBe('active');
    expect(stateOf(aLock({ lock: someFacts({ isExpired: true, daysLeft: -2 }) }))).toBe('expired');
    expect(stateOf(aLock({ status: '4', lock: someFacts({ canceledOn: '2026-11-20' }) }))).toBe('canceled');
  });

  it('is that of the request while one waits', () => {
    expect(stateOf(requested())).toBe('requested');
    const suspended = { at: '2026-11-16T18:00:00Z', by: 'Ines', reason: 'Question' };
    expect(stateOf(notLocked({ status: '3', request: aRequest({ suspended }) }))).toBe('suspended');
    expect(stateOf(notLocked())).toBe('none');
  });

  it('is that of the lock while a request to change it waits, and while the lock desk has suspended it', () => {
    const extension = aRequest({ kind: 'extend' });
    expect(stateOf(aLock({ request: extension }))).toBe('active');
    expect(stateOf(aLock({ request: { ...extension, suspended: { at: '', by: 'Ines', reason: 'Question' } } }))).toBe(
      'active',
    );
    expect(stateOf(aLock({ status: '3' }))).toBe('suspended');
  });

  it('has the names of the specification (LOCK-01)', () => {
    const { none, active, requested: asked, suspended, canceled } = locks.states;
    expect([none, active, asked, suspended, canceled]).toEqual(Object.values(lockStatusCodes));
  });
});

describe('what can be asked for', () => {
  const modes = (lock: Parameters<typeof modesOf>[0]) => modesOf(lock).map(({ mode }) => mode);

  it('follows the state of the lock', () => {
    expect(modes(notLocked())).toEqual(['lock']);
    expect(modes(requested())).toEqual(['lock', 'cancelRequest']);
    expect(modes(aLock())).toEqual(['extend', 'reprice', 'cancel']);
    expect(modes(aLock({ request: aRequest({ kind: 'extend' }) }))).toEqual(['cancelRequest']);
  });

  it('begins with what is allowed', () => {
    const why = { text: 'Twice already.' };
    const extend = someOptions().extend.map((one) => ({ ...one, allowed: false, why }));
    const lock = aLock({ options: someOptions({ extend }) });
    expect(firstMode(modesOf(lock))).toBe('reprice');
    expect(modesOf(lock)[0]).toMatchObject({ allowed: false, why });
  });
});

describe('figures', () => {
  it('subtract prices exactly', () => {
    expect(priceChange('100.625', '100.750')).toBe('-0.125');
  });

  it('have a column for a term of the sheet besides the usual ones', () => {
    expect(gridPeriods(30)).toEqual([15, 30, 45]);
    expect(gridPeriods(60)).toEqual([15, 30, 60]);
    expect(gridPeriods(7)).toEqual([7, 30, 45]);
  });

  it('have round steps on the axis of prices', () => {
    expect(priceTicks([100.1, null, 100.6])).toEqual([100, 100.125, 100.25, 100.375, 100.5, 100.625]);
    expect(priceTicks([])).toContain(100);
  });
});

describe('a typed concession', () => {
  it('is a positive number within the limit', () => {
    expect(readConcession('0.125', '0.250')).toEqual({ points: '0.125', problem: null });
    expect(readConcession('0.375', '0.250')).toEqual({ points: '0.375', problem: 'limit' });
    expect(readConcession('-0.125', '0.250')).toEqual({ points: null, problem: 'number' });
    expect(readConcession('an eighth', '0.250')).toEqual({ points: null, problem: 'number' });
    expect(readConcession(' ', '0.250')).toEqual({ points: null, problem: null });
  });
});
