import type { Thousandths } from '../numbers/fixed';
import type { Program } from '../pricing/program';
import type { RateSheet } from '../pricing/rate-sheet';
import type { LockEventKind, LockPriceBasis, LockRequestKind } from './lock-kinds';
import type { LockTerms } from './lock-moves.schemas';
import type { LockPrice } from './lock-price.schemas';

/** The program and the prices that a lock is priced from, kept with it: its sheet may be long replaced. */
export interface PricedBasis {
  readonly basis: LockPriceBasis;
  readonly program: Program;
  readonly sheet: RateSheet;
}

export type LockChargeKind = 'lock-extension' | 'lock-relock' | 'lock-float-down' | 'lock-concession';

/** A line of a lock's price besides those of the sheet and the loan. */
export interface LockCharge {
  readonly kind: LockChargeKind;
  /** Points: positive costs the borrower; a concession is negative. */
  readonly cost: Thousandths;
  readonly on: string;
  /** Of an extension. */
  readonly days?: number;
  readonly number?: number;
  /** Of a concession. */
  readonly reason?: string;
  readonly approver?: string;
}

export interface Suspension {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
}

/** What gives a price: the sheet, the rate and term on it, and the lock's own lines. */
export interface LockPriceTerms {
  readonly basis: PricedBasis;
  readonly rate: Thousandths;
  readonly days: number;
  readonly charges: readonly LockCharge[];
}

/** The latest confirmed lock of a loan: active, expired or canceled. */
export interface ConfirmedLock extends LockPriceTerms {
  readonly kind: 'lock' | 'relock';
  readonly latest: LockRequestKind;
  readonly lockedAt: string;
  readonly lockDate: string;
  readonly extensions: readonly number[];
  readonly expiresOn: string;
  readonly canceledOn: string | null;
  /** The expiry is in the history. */
  readonly isMarkedExpired: boolean;
  readonly hasFloatedDown: boolean;
  readonly property: string;
  readonly suspended: Suspension | null;
  /** As it was confirmed. */
  readonly price: LockPrice;
}

/** What waits for the lock desk. */
export interface WaitingRequest {
  readonly kind: LockRequestKind;
  readonly at: string;
  readonly by: string;
  readonly byName: string;
  readonly createdBy: string | null;
  readonly impoundNote: string | null;
  readonly reason: string | null;
  /** Term of a lock or relock, days of an extension. */
  readonly days: number | null;
  /** Null for a cancellation, which has no price. */
  readonly terms: LockPriceTerms | null;
  readonly requestedPrice: Thousandths | null;
  readonly suspended: Suspension | null;
}

/** A line of the history. */
export interface LockHistoryEvent {
  readonly kind: LockEventKind;
  readonly request: LockRequestKind | null;
  readonly at: string;
  readonly by: string | null;
  readonly byName: string | null;
  readonly days: number | null;
  readonly rate: Thousandths | null;
  readonly price: Thousandths | null;
  readonly points: Thousandths | null;
  readonly cost: number | null;
  readonly expiresOn: string | null;
  readonly confirmation: number | null;
  readonly note: string | null;
}

/** Everything about the lock of a loan. */
export interface LockRecord {
  readonly version: number;
  readonly confirmations: number;
  /** What the next request takes over (`rate-lock-pricing`). */
  readonly draft: LockTerms | null;
  readonly lock: ConfirmedLock | null;
  readonly request: WaitingRequest | null;
  /** The last write, by which a repeated one is known. */
  readonly last: { readonly by: string; readonly move: string } | null;
  /** Oldest first. */
  readonly events: readonly LockHistoryEvent[];
}

/** A lock after a move, before it counts as a version. */
export type Moved = Omit<LockRecord, 'version' | 'last'>;

export const noLock: LockRecord = {
  version: 0,
  confirmations: 0,
  draft: null,
  lock: null,
  request: null,
  last: null,
  events: [],
};

export type LockStatus = '0' | '1' | '2' | '3' | '4';

/** Whether a lock holds its price on a day: it is good through the day on which it expires. */
export const isActive = (lock: ConfirmedLock | null, today: string): boolean =>
  lock !== null && lock.canceledOn === null && today <= lock.expiresOn;

export const activeLock = (lock: ConfirmedLock | null, today: string): ConfirmedLock | null =>
  isActive(lock, today) ? lock : null;

/** Requests for a lock that the loan does not have. */
const asksForLock = (kind: LockRequestKind): boolean => kind === 'lock' || kind === 'relock';

/**
 * `sRateLockStatusT`. A request to change an active lock leaves it locked. An expired lock stays locked, as in the LOS: its
 * expiry tells that it ended.
 */
export function lockStatus({ lock, request }: LockRecord): LockStatus {
  if (request && asksForLock(request.kind)) return request.suspended ? '3' : '2';
  if (lock === null) return '0';
  if (lock.canceledOn !== null) return '4';
  return lock.suspended ? '3' : '1';
}
