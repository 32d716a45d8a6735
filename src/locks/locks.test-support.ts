import type { BrokerLock, LockEvent, LockFacts, PendingLockRequest } from '../../domain/locks/lock.schemas';
import type { DeskRow, LockDesk } from '../../domain/locks/lock-desk.schemas';
import type { LockOptions } from '../../domain/locks/lock-options.schemas';
import type { LockLine, LockPrice } from '../../domain/locks/lock-price.schemas';
import type { LockSimulation } from '../../domain/locks/lock-simulation.schemas';
import { line } from '../pricing/pricing.test-support';

const lockLine = (code: string, label: string, price: string, more: Partial<LockLine> = {}): LockLine => ({
  ...line(code, label, '', {}, price),
  group: 'adjustment',
  on: null,
  ...more,
});

/** 6.125% at 100.750: base 101.000 and two lines. */
export const aPrice = (more: Partial<LockPrice> = {}): LockPrice => ({
  lLpTemplateId: 'c30',
  program: 'Conforming 30 Yr Fixed',
  Rate: '6.125',
  basis: 'sheet',
  sheetEffectiveAt: '2026-10-28T16:00:00.000Z',
  LockDays: 30,
  BasePrice: '101.000',
  BaseLockDays: 15,
  lines: [lockLine('loan-amount', 'Loan amount', '-0.250')],
  Price: '100.750',
  Point: '-0.750',
  amount: '556500.00',
  Cost: '-4173.75',
  APR: '6.186',
  desk: null,
  ...more,
});

/** The same price as the lock desk sees it: its margin of 0.625 is a line. */
export const deskPrice = (): LockPrice =>
  aPrice({
    BasePrice: '101.625',
    lines: [
      lockLine('loan-amount', 'Loan amount', '-0.250'),
      lockLine('price-group', 'Price group', '-0.625', { group: 'hidden', IsHidden: true }),
    ],
    desk: { brokerBasePrice: '101.000', margin: '0.625', marginAmount: '3478.13' },
  });

export const someFacts = (more: Partial<LockFacts> = {}): LockFacts => ({
  confirmation: 1,
  ...{ kind: 'lock', latest: 'lock', lockedAt: '2026-10-28T17:00:00.000Z', lockDate: '2026-10-28', days: 30 },
  ...{ extendedBy: 0, extensions: 0, expiresOn: '2026-11-27', expiresAt: '2026-11-28T07:59:59.000Z', daysLeft: 12 },
  ...{ isExpired: false, canceledOn: null, alert: 15, price: aPrice() },
  ...more,
});

const allowed = { allowed: true, why: null };
const refused = { allowed: false, why: { text: 'Not now.' } };

export const someOptions = (more: Partial<LockOptions> = {}): LockOptions => ({
  request: { ...refused, terms: [15, 30, 45].map((days) => ({ days, expiresOn: '2026-12-15', rolledFrom: null })) },
  cancelRequest: refused,
  extend: [
    {
      ...{ ...allowed, days: 5, label: '5 days (0.125%)', expiresOn: '2026-12-02', rolledFrom: null },
      ...{ points: '0.125', cost: '695.63', price: '100.625' },
    },
    {
      ...{ ...allowed, days: 10, label: '10 days (0.250%)', expiresOn: '2026-12-07', rolledFrom: '2026-12-06' },
      ...{ points: '0.250', cost: '1391.25', price: '100.500' },
    },
  ],
  relock: [],
  floatDown: null,
  reprice: {
    ...allowed,
    rates: [
      { Rate: '6.125', Price: '100.750', Point: '-0.750', Cost: '-4173.75' },
      { Rate: '6.250', Price: '101.250', Point: '-1.250', Cost: '-6956.25' },
    ],
  },
  cancel: allowed,
  ...more,
});

const anEvent = (position: number, more: Partial<LockEvent>): LockEvent => ({
  ...{ position, kind: 'confirm', request: 'lock', at: '2026-10-28T17:00:00.000Z', by: 'Ines Duarte', days: 30 },
  ...{
    rate: '6.125',
    price: '100.750',
    points: null,
    cost: null,
    expiresOn: '2026-11-27',
    confirmation: 1,
    note: null,
  },
  ...more,
});

const openDesk = {
  ...{ opens: '09:00', closes: '15:59', days: [1, 2, 3, 4, 5], isOpen: true, until: '2026-11-16T23:59:00.000Z' },
  words: { text: 'Monday to Friday, 9:00 to 15:59 Pacific time' },
};

/** A lock that is in force for twelve more days. */
export const aLock = (more: Partial<BrokerLock> = {}): BrokerLock => ({
  loanNum: '2611051394',
  version: 3,
  status: '1',
  desk: openDesk,
  lock: someFacts(),
  unrecorded: null,
  request: null,
  market: { price: '100.625', move: '-0.125', sheetEffectiveAt: '2026-11-16T16:00:00.000Z' },
  closing: { on: '2026-11-30', daysAfterExpiry: 3 },
  reprice: { state: 'current', price: aPrice(), difference: [], reasons: [] },
  options: someOptions(),
  history: [anEvent(2, {}), anEvent(1, { kind: 'request', confirmation: null, by: 'Owen Prakash' })],
  ...more,
});

/** A loan without a lock, which can be asked for. */
export const notLocked = (more: Partial<BrokerLock> = {}): BrokerLock =>
  aLock({
    ...{ version: 0, status: '0', lock: null, market: null, reprice: null, history: [] },
    options: someOptions({
      request: { ...allowed, terms: someOptions().request.terms },
      extend: [],
      reprice: { ...refused, rates: [] },
      cancel: refused,
    }),
    ...more,
  });

export const aRequest = (more: Partial<PendingLockRequest> = {}): PendingLockRequest => ({
  ...{ kind: 'lock', at: '2026-11-16T17:00:00.000Z', by: 'Owen Prakash', createdBy: null, impoundNote: null },
  ...{ reason: 'Competing offer.', days: 30, expiresOn: '2026-12-16', price: aPrice(), requestedPrice: '100.750' },
  ...{ marketMove: '-0.063', suspended: null },
  ...more,
});

/** A loan whose lock waits for the desk, as the desk sees it. */
export const requested = (more: Partial<PendingLockRequest> = {}): BrokerLock =>
  notLocked({
    ...{ version: 2, status: '2', request: aRequest({ price: deskPrice(), ...more }) },
    options: { ...notLocked().options, cancelRequest: allowed },
  });

export const aDeskRow = (loanNum: string, more: Partial<DeskRow> = {}): DeskRow => ({
  ...{ loanNum, version: 2, borrower: `Borrower ${loanNum}`, kind: 'lock', days: 30, at: '2026-11-16T17:00:00.000Z' },
  ...{ minutes: 12, by: 'Owen Prakash', branch: 'Pasadena', company: null, program: 'Conforming 30 Yr Fixed' },
  ...{ amount: '556500.00', rate: '6.125', price: '100.750', marketMove: '-0.063', expiresOn: '2026-12-16' },
  ...{ suspended: null, answer: null },
  ...more,
});

export const aDesk = (rows: readonly DeskRow[], more: Partial<LockDesk> = {}): LockDesk => ({
  ...{ desk: openDesk, autoLock: false, limitMinutes: 30, suspended: 0, concessionLimit: '0.250', rows: [...rows] },
  waiting: { count: rows.length, amount: '1113000.00', oldestMinutes: 47, overLimit: 1 },
  doneToday: { confirmed: 4, denied: 1, canceled: 0 },
  ...more,
});

/** Two days: one that the lock covers, and one that an extension covers best. */
export const aSimulation = (): LockSimulation => ({
  ...{ closing: '2026-11-30', price: '100.750', amount: '556500.00', expiresOn: '2026-11-27' },
  days: [
    {
      ...{ date: '2026-11-25', isBusinessDay: true, covered: true, relock: null, float: null, best: 'hold' },
      extend: null,
    },
    {
      ...{ date: '2026-11-30', isBusinessDay: true, covered: false, float: null, best: 'extend' },
      extend: { price: '100.625', points: '0.125', cost: '695.63', days: [5], expiresOn: '2026-12-02' },
      relock: { price: '100.250', points: '0.500', cost: '2782.50', on: '2026-11-30', days: 15, ceiling: '100.500' },
    },
  ],
  why: { extend: null, relock: null, float: { text: 'The wait ends after closing.' } },
});
