import { describe, expect, it } from 'vitest';
import { formatThousandths } from '../numbers/fixed';
import { lockStatus, noLock } from './lock-record';
import {
  contextOf,
  desk,
  flatSheet,
  lockSteps,
  marketWith,
  priceOfLock,
  refusalOf,
  started,
} from './locks.test-support';
import { moveLock } from './move-lock';

describe('a relock', () => {
  const ended = (days: number) => {
    const { market, steps } = started();
    steps.lock(15);
    // November 17, 2026, plus some days.
    market.now = new Date(Date.UTC(2026, 10, 17 + days, 18));
    return { market, steps };
  };
  const relock = (steps: ReturnType<typeof lockSteps>) =>
    steps.move({ move: 'relock', version: steps.version, days: 30, price: '100.250' });

  it('is refused while the lock is good, and for a loan that had none', () => {
    expect(refusalOf(() => relock(ended(0).steps))).toBe('You can relock after the lock ends on 11/17/2026.');
    expect(refusalOf(() => relock(started().steps))).toBe('This loan has had no lock yet. Request a lock.');
  });

  it('is asked for within 30 days of the end; after that it is a new lock at the market', () => {
    const soon = ended(30);
    expect(refusalOf(() => soon.steps.request())).toBe(
      'The lock ended on 11/17/2026. Until 12/17/2026, request a relock.',
    );
    relock(soon.steps);
    expect(lockStatus(soon.steps.record)).toBe('2');
    const late = ended(31);
    expect(refusalOf(() => relock(late.steps))).toBe(
      'The lock ended more than 30 days ago. Request a new lock at today’s prices.',
    );
    late.market.sheet = flatSheet('101.000', '2026-12-18T13:00:00Z');
    late.steps.lock(30);
    expect(priceOfLock(late.steps.record)).toBe('101.000');
  });

  it('starts with no extension used', () => {
    const { steps } = ended(2);
    relock(steps);
    steps.confirm();
    steps.extend(10);
    steps.extend(5);
    expect(priceOfLock(steps.record)).toBe('99.875');
  });
});

describe('a lock at the worst case', () => {
  it('stays at the worst case when it moves to another program of its family, and back', () => {
    const { market, steps } = started({ sheet: flatSheet('100.000') });
    steps.lock(15);
    market.now = new Date('2026-11-18T18:00:00Z');
    market.sheet = flatSheet('101.000', '2026-11-18T13:00:00Z');
    steps.move({ move: 'relock', version: steps.version, days: 15, price: '99.750' });
    steps.confirm();
    // Every program is at 100.000 on the day of the first lock, and at 101.000 since.
    const { pricer, ...context } = contextOf(market);
    const at = (id: string, price: string) => ({
      ...{ basis: 'sheet' as const, program: { ...market.program, lLpTemplateId: id } },
      sheet: { ...flatSheet(price), lLpTemplateId: id },
    });
    const asOf = (id: string, instant: string) => at(id, instant < '2026-11-18' ? '100.000' : '101.000');
    const market2 = { ...context, pricer: { ...pricer, today: (id: string) => at(id, '101.000'), asOf } };
    let { record } = steps;
    const otherId = '00000000-0000-4000-8000-000000000002';
    for (const id of [otherId, market.program.lLpTemplateId]) {
      const move = { move: 'reprice', version: record.version, lLpTemplateId: id, reason: 'Other' } as const;
      record = moveLock(record, move, market2, desk);
      const confirm = { move: 'confirm', version: record.version, price: '99.750' } as const;
      record = moveLock(record, confirm, market2, desk);
      expect(priceOfLock(record)).toBe('99.750');
    }
  });
});

describe('another program of a locked loan', () => {
  const otherId = '00000000-0000-4000-8000-000000000002';
  /** The lock of 100.500, and another program at one price on the lock's day and at another today. */
  const movedTo = (family: 'conforming' | 'jumbo', then: string | null, today: string) => {
    const market = marketWith();
    const steps = lockSteps(market, noLock);
    steps.lock(30);
    const program = { ...market.program, lLpTemplateId: otherId, name: 'Other', family };
    const basisAt = (price: string) => ({
      ...{ basis: 'sheet' as const, program },
      sheet: { ...flatSheet(price), lLpTemplateId: otherId },
    });
    const context = contextOf(market);
    const pricer = { ...context.pricer, today: () => basisAt(today), asOf: () => (then ? basisAt(then) : undefined) };
    const command = { move: 'reprice', version: steps.version, lLpTemplateId: otherId, reason: 'Jumbo now' } as const;
    const { request } = moveLock(steps.record, command, { ...context, pricer }, desk);
    return [request?.terms?.basis.basis, formatThousandths(request?.requestedPrice ?? 0)];
  };

  it.each([
    ['conforming', '100.250', '99.000', 'sheet', '100.250'],
    ['jumbo', '100.250', '99.000', 'worst-case', '99.000'],
    ['jumbo', '98.750', '99.000', 'worst-case', '98.750'],
    // Its price of that day is not known.
    ['conforming', null, '99.000', 'worst-case', '99.000'],
  ] as const)('of family %s, at %s then and %s today, prices by %s at %s', (family, then, today, basis, price) => {
    expect(movedTo(family, then, today)).toEqual([basis, price]);
  });
});
