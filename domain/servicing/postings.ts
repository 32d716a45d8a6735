import type { Cents } from '../numbers/fixed';
import type { transactionTypes } from './transaction-fields';

export type TransactionType = (typeof transactionTypes)[number];

/** A transaction as payments are applied from it. What leaves the loan is negative. */
export interface Posting {
  readonly reference: string;
  readonly date: string;
  readonly type: TransactionType;
  readonly amount: Cents;
}

/** On one day, payments come before additional principal, and both before what they pay for. */
const order: readonly TransactionType[] = [
  ...(['payment', 'adjustment', 'principal', 'escrow', 'disbursement', 'late-charge', 'fee', 'reversal'] as const),
];

const reversible: readonly TransactionType[] = ['payment', 'principal', 'escrow', 'late-charge', 'fee'];

const byDay = (a: Posting, b: Posting): number =>
  a.date.localeCompare(b.date) ||
  order.indexOf(a.type) - order.indexOf(b.type) ||
  a.reference.localeCompare(b.reference);

/** The postings that stand, and the reversals that take back none of them. */
export interface StandingPostings {
  readonly standing: readonly Posting[];
  /** References of transactions that a later reversal took back. */
  readonly reversed: ReadonlySet<string>;
  /** Reversals of an amount that was not posted before. */
  readonly unmatched: readonly Posting[];
}

/** Takes back, for each reversal, the latest posting of the same amount, such as a payment whose check was returned. */
export function standingPostings(postings: readonly Posting[]): StandingPostings {
  const reversed = new Set<string>();
  const unmatched: Posting[] = [];
  const sorted = postings.toSorted(byDay);
  for (const reversal of sorted.filter(({ type }) => type === 'reversal')) {
    const taken = sorted.findLast(
      ({ reference, type, amount, date }) =>
        reversible.includes(type) && amount === -reversal.amount && date <= reversal.date && !reversed.has(reference),
    );
    if (taken) reversed.add(taken.reference);
    else unmatched.push(reversal);
  }
  return {
    standing: sorted.filter(({ type, reference }) => type !== 'reversal' && !reversed.has(reference)),
    ...{ reversed, unmatched },
  };
}
