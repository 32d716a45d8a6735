import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../../domain/loan/document';
import type { BrokerLock, LockEvent, LockFacts } from '../../../domain/locks/lock.schemas';
import type { LockLine } from '../../../domain/locks/lock-price.schemas';
import { lockConfirmationData } from '../templates/lock-confirmation.schemas';
import { lockConfirmationDataOf } from './lock-confirmation-data';

const line = (Description: string, Price: string, more: Partial<LockLine> = {}): LockLine => ({
  ...{ code: 'loan-amount', Description, Detail: '', Params: {}, Price, Point: '0.000', Rate: '0.000' },
  ...{ IsHidden: false, group: 'adjustment', on: null },
  ...more,
});

const facts: LockFacts = {
  ...{ confirmation: 3, kind: 'relock', latest: 'extend', lockedAt: '2026-10-28T16:31:00Z', lockDate: '2026-10-28' },
  ...{ days: 30, extendedBy: 5, extensions: 1, expiresOn: '2026-12-02', expiresAt: '2026-12-03T07:59:59Z' },
  ...{ daysLeft: 12, isExpired: false, canceledOn: null, alert: 15 },
  price: {
    ...{ lLpTemplateId: 'c30', program: 'Conforming 30 Yr Fixed', Rate: '6.125', basis: 'worst-case' },
    ...{ sheetEffectiveAt: '2026-10-28T16:00:00Z', LockDays: 30, BasePrice: '101.000', BaseLockDays: 30 },
    lines: [line('Loan amount', '-0.250'), line('Extension', '-0.125', { code: 'lock-extension', group: 'lock' })],
    ...{ Price: '100.625', Point: '-0.625', amount: '480000.00', Cost: '-3000.00', APR: null, desk: null },
  },
};

const event = (position: number, more: Partial<LockEvent>): LockEvent => ({
  ...{
    position,
    kind: 'confirm',
    request: 'lock',
    at: `2026-10-${10 + position}T17:00:00Z`,
    by: 'Ines Duarte',
    days: 30,
  },
  ...{
    rate: '6.125',
    price: '100.750',
    points: null,
    cost: null,
    expiresOn: '2026-11-27',
    confirmation: null,
    note: null,
  },
  ...more,
});

/** Newest first, as the LOS answers it: locked, extended, expired, locked again, extended. */
const history = [
  event(7, { request: 'extend', confirmation: 3, days: 5, cost: '600.00' }),
  event(6, { kind: 'request', request: 'extend' }),
  event(5, { request: 'relock', confirmation: 2 }),
  event(4, { kind: 'expire', request: null, by: null }),
  event(3, { request: 'extend', days: 10 }),
  event(2, { request: 'lock', confirmation: 1 }),
  event(1, { kind: 'request' }),
];

const lock = { loanNum: '26', lock: facts, history } as unknown as BrokerLock;
const loan = {
  ...{ sLNm: '26', sLPurposeT: '0', sFinMethT: '0', sTerm: 360, sEmployeeLoanRepName: 'Owen Prakash' },
  applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist' }],
} as unknown as LoanDocument;
const dataOf = (of: BrokerLock, more: Partial<LoanDocument> = {}) =>
  lockConfirmationDataOf({ ...loan, ...more }, of, { isDemoScore: false });

describe('what a Lock Confirmation prints', () => {
  it('is the latest confirmed change with its number, and fits the template', () => {
    const data = dataOf(lock);
    expect(lockConfirmationData.parse(data)).toMatchObject({
      ...{ number: '26-3', event: 'extend', ordinal: 1, confirmedBy: 'Ines Duarte', originator: 'Owen Prakash' },
      ...{ lockedD: '2026-10-28', lockDays: 30, expiresD: '2026-12-02', arm: null },
    });
  });

  it('has the changes of the lock in order, and counts the extensions of each lock', () => {
    expect(dataOf(lock)?.history.map(({ event: name, ordinal }) => [name, ordinal])).toEqual([
      ...[
        ['lock', null],
        ['extend', 1],
        ['expire', null],
        ['relock', null],
        ['extend', 1],
      ],
    ]);
  });

  it('never has hidden adjustments: a price with the margin is refused', () => {
    const hidden = {
      ...facts.price,
      lines: [...facts.price.lines, line('Margin', '-0.5', { IsHidden: true, group: 'hidden' })],
    };
    expect(() => dataOf({ ...lock, lock: { ...facts, price: hidden } })).toThrow('no hidden adjustments');
    const desk = { brokerBasePrice: '101.000', margin: '0.500', marginAmount: '2400.00' };
    expect(() => dataOf({ ...lock, lock: { ...facts, price: { ...facts.price, desk } } })).toThrow(
      'no hidden adjustments',
    );
  });

  it('names what moves an adjustable rate', () => {
    const arm = { sFinMethT: '1', sArmIndexT: '1', sRAdjMarginR: '2.750', sRAdj1stCapR: '5.000' } as const;
    expect(dataOf(lock, arm)?.arm).toMatchObject({ index: '30-Day Average SOFR', margin: '2.750', firstCap: '5.000' });
  });

  it('is nothing without a lock in force', () => {
    expect(dataOf({ ...lock, lock: null })).toBeNull();
    expect(dataOf({ ...lock, lock: { ...facts, canceledOn: '2026-11-20' } })).toBeNull();
  });
});
