import { describe, expect, it } from 'vitest';
import { englishText } from '../messages/english-text';
import { formatThousandths } from '../numbers/fixed';
import { lockOptions } from './lock-options';
import { lockStatus, noLock } from './lock-record';
import { LockRefusal } from './lock-refusal';
import {
  broker,
  contextOf,
  desk,
  flatSheet,
  lockSteps,
  marketWith,
  policyWith,
  priceOfLock,
} from './locks.test-support';
import { moveLock } from './move-lock';

/** Why a move is refused, in English. */
function refusalOf(move: () => unknown): string {
  try {
    move();
  } catch (error) {
    if (error instanceof LockRefusal) return englishText(error.wording);
    throw error;
  }
  throw new Error('It was not refused.');
}

const started = (changes = {}) => {
  const market = marketWith(changes);
  return { market, steps: lockSteps(market, noLock) };
};

describe('a lock request', () => {
  it.each([
    [15, '2026-11-17'],
    [30, '2026-12-02'],
    [45, '2026-12-17'],
  ])('for %i days is confirmed to expire on %s', (days, expiresOn) => {
    const { steps } = started();
    expect(lockStatus(steps.request(days))).toBe('2');
    const { lock } = steps.confirm();
    expect(lockStatus(steps.record)).toBe('1');
    expect(lock).toMatchObject({ days, lockDate: '2026-11-02', expiresOn });
  });

  it('changes rate and term until it is confirmed, and keeps its place in the queue', () => {
    const { market, steps } = started();
    steps.request(30);
    market.now = new Date('2026-11-02T19:00:00Z');
    const { request, events } = steps.request(45, 6_250);
    expect(request).toMatchObject({ days: 45, terms: { rate: 6_250 }, at: '2026-11-02T18:00:00.000Z' });
    expect(events.map(({ kind }) => kind)).toEqual(['request', 'change']);
    steps.confirm();
    expect(refusalOf(() => steps.request(15))).toBe(
      'This loan is locked until 12/17/2026. Cancel the lock before you request another one.',
    );
  });

  it('that the desk suspended waits again once its originator changes it', () => {
    const { steps } = started();
    steps.request();
    steps.move({ move: 'suspend', version: 1, reason: 'Income?' });
    expect(lockStatus(steps.record)).toBe('3');
    steps.request(45);
    expect(lockStatus(steps.record)).toBe('2');
  });

  it('is confirmed on its own sheet, whatever the market does meanwhile', () => {
    const { market, steps } = started();
    steps.request();
    market.sheet = flatSheet('99.000', '2026-11-02T18:30:00Z');
    steps.confirm();
    expect(priceOfLock(steps.record)).toBe('100.500');
  });

  it('is refused at a price that its desk did not see, because the loan changed', () => {
    const { market, steps } = started();
    steps.request();
    market.program = { ...market.program, maximumPrice: 100_250 };
    const { request } = steps.record;
    const terms = request?.terms && { ...request.terms, basis: { ...request.terms.basis, program: market.program } };
    const changed = lockSteps(market, { ...steps.record, request: request && { ...request, terms: terms ?? null } });
    expect(refusalOf(() => changed.move({ move: 'confirm', version: 1, price: '100.500' }))).toBe(
      'The price is 100.250 now. Check it, then try again.',
    );
  });

  it.each([
    ['2026-11-03T16:59:00Z', false],
    ['2026-11-03T17:00:00Z', true],
    ['2026-11-03T23:59:00Z', true],
    ['2026-11-04T00:00:00Z', false],
    ['2026-11-07T18:00:00Z', false],
    ['2026-11-11T18:00:00Z', false],
  ])('at %s is taken: %s', (now, taken) => {
    const { market, steps } = started();
    market.now = new Date(now);
    if (taken) expect(steps.request().request).not.toBeNull();
    else expect(refusalOf(() => steps.request())).toContain('9:00 to 15:59 Pacific time');
  });
});

describe('an extension', () => {
  it.each([
    [5, '2026-12-07', '100.375'],
    [10, '2026-12-14', '100.250'],
  ])('of %i days goes to %s and prices at %s', (days, expiresOn, price) => {
    const { steps } = started();
    steps.lock(30);
    steps.extend(days);
    expect(steps.record.lock?.expiresOn).toBe(expiresOn);
    expect(priceOfLock(steps.record)).toBe(price);
  });

  it.each([
    ['a third one', [5, 5], 5, 'A lock can be extended at most 2 times.'],
    ['more than 15 days in all', [10], 10, 'A lock can be extended by at most 15 days in all.'],
    ['other days than those offered', [], 7, 'Choose an extension that the lender offers.'],
  ])('is refused for %s', (_name, before, days, why) => {
    const { steps } = started();
    steps.lock(30);
    for (const one of before) steps.extend(one);
    expect(refusalOf(() => steps.extend(days))).toBe(why);
  });

  it('follows the settings of the lender', () => {
    const { steps } = started({ policy: policyWith({ maxExtensions: 3, maxExtensionDays: 30 }) });
    steps.lock(30);
    for (const days of [10, 10, 10]) steps.extend(days);
    expect(priceOfLock(steps.record)).toBe('99.750');
  });

  it('is asked for through the day of the expiry, and confirmed later too', () => {
    const { market, steps } = started();
    steps.lock(15);
    const ask = { move: 'extend', version: 2, days: 5, reason: 'Title' } as const;
    market.now = new Date('2026-11-18T17:00:00Z');
    expect(refusalOf(() => steps.move(ask))).toBe('This loan has no active lock.');
    market.now = new Date('2026-11-17T18:00:00Z');
    steps.move(ask);
    market.now = new Date('2026-11-18T18:00:00Z');
    steps.confirm();
    expect(steps.record.lock?.expiresOn).toBe('2026-11-23');
  });
});

describe('an extension that waited past the end of its lock', () => {
  it.each([
    ['2026-11-20T18:00:00Z', '2026-11-23'],
    ['2026-11-23T18:00:00Z', '2026-11-23'],
  ])('is confirmed on %s, because it still covers the day', (now, expiresOn) => {
    const { market, steps } = started();
    steps.lock(15);
    steps.move({ move: 'extend', version: steps.version, days: 5, reason: 'Closing moved' });
    market.now = new Date(now);
    expect(steps.confirm().lock?.expiresOn).toBe(expiresOn);
  });

  it('is not sold once its own end has passed', () => {
    const { market, steps } = started();
    steps.lock(15);
    steps.move({ move: 'extend', version: steps.version, days: 5, reason: 'Closing moved' });
    market.now = new Date('2026-11-24T18:00:00Z');
    expect(refusalOf(() => steps.confirm())).toBe('This loan has no active lock.');
    expect(steps.record.lock).toMatchObject({ expiresOn: '2026-11-17', extensions: [] });
  });
});

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

describe('a lock request for another property', () => {
  it('is not confirmed once the property of an ended lock is back, which would be a relock without the worst case', () => {
    const { market, steps } = started();
    steps.lock(15);
    market.now = new Date('2026-11-20T18:00:00Z');
    market.property = '41 larkspur lane';
    steps.request();
    market.property = marketWith().property;
    expect(refusalOf(() => steps.confirm())).toBe('The lock ended on 11/17/2026. Until 12/17/2026, request a relock.');
  });
});

describe('a loan that was funded, denied or withdrawn', () => {
  const over = 'This loan was funded, denied or withdrawn. Its lock can only be canceled.';
  const extend = (steps: ReturnType<typeof lockSteps>) =>
    steps.move({ move: 'extend', version: steps.version, days: 5, reason: 'Title' });

  it('gets no lock, and what waits is not confirmed', () => {
    const { market, steps } = started();
    steps.request();
    market.isFinal = true;
    expect(refusalOf(() => steps.confirm())).toBe(over);
    steps.move({ move: 'deny', version: steps.version, reason: 'Denied' });
    expect(refusalOf(() => steps.request())).toBe(over);
  });

  it('keeps the lock that it has, unless it is canceled', () => {
    const { market, steps } = started();
    steps.lock(15);
    market.isFinal = true;
    const { version } = steps;
    expect(refusalOf(() => extend(steps))).toBe(over);
    expect(refusalOf(() => steps.move({ move: 'reprice', version, rate: '6.250', reason: 'Other rate' }))).toBe(over);
    expect(refusalOf(() => steps.move({ move: 'concession', version, points: '0.125', reason: 'Late' }))).toBe(over);
    expect(refusalOf(() => steps.move({ move: 'revise', version, rate: '6.250', reason: 'Late' }))).toBe(over);
    steps.move({ move: 'cancel', version, reason: 'Withdrawn' });
    steps.confirm();
    expect(lockStatus(steps.record)).toBe('4');
  });
});

describe('facts of a locked loan that change', () => {
  const margin = {
    kind: 'amount',
    code: 'loan-amount',
    title: 'Loan amount',
    bands: [{ upTo: 350_000_00, cost: 0 }, { cost: 250 }],
  } as const;
  const locked = () => {
    const market = marketWith();
    market.program = { ...market.program, ownAdjustments: [margin] };
    const steps = lockSteps(market, noLock);
    steps.lock(30);
    return { market, steps };
  };
  const reprice = (steps: ReturnType<typeof lockSteps>, price: string, rate?: string) =>
    steps.move({ move: 'reprice', version: steps.version, price, reason: 'New amount', ...(rate ? { rate } : {}) });

  it('are priced on the sheet of the lock, for the same expiry', () => {
    const { market, steps } = locked();
    market.facts = { sLAmtCalc: '400000.00' };
    market.sheet = flatSheet('95.000', '2026-11-03T13:00:00Z');
    reprice(steps, '100.250');
    steps.confirm();
    expect(priceOfLock(steps.record)).toBe('100.250');
    expect(steps.record.lock?.expiresOn).toBe('2026-12-02');
    expect(steps.record.events.at(-1)).toMatchObject({ request: 'reprice', points: 250, cost: 1_000_00 });
  });

  it('that give the same price need nothing', () => {
    expect(refusalOf(() => reprice(locked().steps, '100.500'))).toBe(
      'The price would stay the same. There is nothing to re-price.',
    );
  });

  it('may be another rate of the program', () => {
    const { market, steps } = locked();
    const { basis } = steps.record.lock ?? {};
    if (!basis) throw new Error('not locked');
    market.sheet = flatSheet('95.000', '2026-11-03T13:00:00Z');
    reprice(steps, '100.500', '6.250');
    expect(steps.confirm().lock?.rate).toBe(6_250);
    expect(refusalOf(() => reprice(steps, '100.500', '9.000'))).toContain('is not offered with this rate and term');
  });

  it('may not be another property', () => {
    const { market, steps } = locked();
    market.property = '41 larkspur lane';
    expect(refusalOf(() => reprice(steps, '100.500'))).toBe(
      'The loan has another property now. Cancel this lock and request a new one.',
    );
    steps.move({ move: 'cancel', version: steps.version, reason: 'New property' });
    steps.confirm();
    expect(lockStatus(steps.record)).toBe('4');
    expect(lockStatus(steps.request())).toBe('2');
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

describe('a float-down', () => {
  const floating = (today: string) => {
    const { market, steps } = started({ policy: policyWith({ floatDown: { minimumMove: 250, fee: 125 } }) });
    steps.lock(30);
    market.sheet = flatSheet(today, '2026-11-05T13:00:00Z');
    const float = () =>
      steps.move({
        move: 'float-down',
        version: steps.version,
        price: lockOptions(steps.record, contextOf(market)).floatDown?.price?.Price ?? '',
      });
    return { market, steps, float };
  };

  it('takes today’s price less the fee, once, for the same expiry', () => {
    const { steps, float } = floating('101.000');
    float();
    steps.confirm();
    expect(priceOfLock(steps.record)).toBe('100.875');
    expect(steps.record.lock?.expiresOn).toBe('2026-12-02');
    expect(refusalOf(float)).toBe('This lock has already been floated down.');
  });

  it('needs a minimum move, and a lender that offers it', () => {
    expect(refusalOf(floating('100.625').float)).toBe('Today’s price is less than 0.250 better than the lock.');
    expect(floating('100.750').float().request?.kind).toBe('float-down');
    const { steps } = started();
    steps.lock();
    expect(refusalOf(() => steps.move({ move: 'float-down', version: 2, price: '100.500' }))).toBe(
      'The lender offers no float-down.',
    );
  });
});

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
