import { pacificDate } from '../format/date';
import type { LockPolicy } from './lock-policy.schemas';
import type { NoPrice } from './lock-price';
import type { LockPrice } from './lock-price.schemas';
import type { LockPriceTerms, PricedBasis } from './lock-record';

/** What the rules of locks ask about a loan and its market. */
export interface LockPricer {
  /** The price of the loan as it is now. */
  priceOf(terms: LockPriceTerms): LockPrice | NoPrice;
  /** A program with its sheet in effect now; undefined if it is not offered. */
  today(programId: string): PricedBasis | undefined;
  /** A program as it was at an instant, with its sheet of then; undefined if it is not known. */
  asOf(programId: string, at: string): PricedBasis | undefined;
  /** Tells the properties of loans apart; empty while the address is not known. */
  readonly property: string;
  /** Whether the loan was funded, denied or withdrawn: its lock can only be canceled. */
  readonly isFinal: boolean;
  /** Whether the fields of the loan say that it is locked, also where there is no record of the lock. */
  readonly isLocked: boolean;
}

export interface LockContext {
  readonly now: Date;
  readonly policy: LockPolicy;
  readonly pricer: LockPricer;
}

/** The author of a write; null for the portal itself. */
export type LockAuthor = { readonly login: string; readonly name: string } | null;

export const todayOf = ({ now }: Pick<LockContext, 'now'>): string => pacificDate(now);
