import { addMonths } from '../format/date';
import type { Cents } from '../numbers/fixed';
import type { Ledger } from './ledger';
import { type Posting, standingPostings } from './postings';

const YEAR = 12;

/** An amount that the account received or paid on a day. */
export interface EscrowEntry {
  readonly date: string;
  readonly amount: Cents;
  /** A monthly payment, another payment into the account, or what it paid. */
  readonly kind: 'payment' | 'deposit' | 'disbursement';
  readonly balance: Cents;
}

/** What happened in an escrow account in the year before a day (12 CFR 1024.17(i)(1)). */
export interface EscrowHistory {
  readonly from: string;
  /** The first day that is not part of the year. */
  readonly to: string;
  readonly opening: Cents;
  readonly paidIn: Cents;
  readonly paidOut: Cents;
  readonly closing: Cents;
  readonly entries: readonly EscrowEntry[];
}

/** The twelve months before `to`, or since funding if the loan is younger. Months are entered on the day on which they were paid. */
export function escrowHistory(
  ledger: Ledger,
  postings: readonly Posting[],
  { to, fundedOn, deposit }: { readonly to: string; readonly fundedOn: string; readonly deposit: Cents },
): EscrowHistory {
  const start = addMonths(to, -YEAR);
  const from = start > fundedOn ? start : fundedOn;
  const { standing, unmatched } = standingPostings(postings);
  const changes = [
    ...ledger.applied.map(({ paidOn: date, escrow: amount }) => ({ date, amount, kind: 'payment' as const })),
    ...[...standing, ...unmatched].flatMap(({ type, date, amount }) =>
      type === 'escrow' || type === 'disbursement'
        ? [{ date, amount, kind: type === 'escrow' ? ('deposit' as const) : ('disbursement' as const) }]
        : [],
    ),
  ].filter(({ date, amount }) => date < to && amount !== 0);
  const inOrder = changes.toSorted((a, b) => a.date.localeCompare(b.date));
  const before = inOrder.filter(({ date }) => date < from).reduce((sum, { amount }) => sum + amount, deposit);
  let balance = before;
  const entries = inOrder
    .filter(({ date }) => date >= from)
    .map((change): EscrowEntry => {
      balance += change.amount;
      return { ...change, balance };
    });
  const sum = (sign: 1 | -1): Cents =>
    entries.reduce((all, { amount }) => all + (Math.sign(amount) === sign ? Math.abs(amount) : 0), 0);
  return { from, to, opening: before, paidIn: sum(1), paidOut: sum(-1), closing: balance, entries };
}
