import { type EscrowPurpose, sumsByPurpose } from '../fees/escrow-purpose';
import { addMonths } from '../format/date';
import type { Cents } from '../numbers/fixed';
import { purposeOfPayment } from './escrow-paid';
import type { Bill } from './escrow-review';
import type { Ledger } from './ledger';
import { type Posting, purposeOfType, standingPostings } from './postings';

const YEAR = 12;

/** An amount that the account received or paid on a day. */
export interface EscrowEntry {
  readonly date: string;
  readonly amount: Cents;
  /** A monthly payment, another payment into the account, money given back from it, or what it paid for. */
  readonly kind: 'payment' | 'deposit' | 'returned' | EscrowPurpose;
  readonly balance: Cents;
}

const isPurpose = (kind: EscrowEntry['kind']): kind is EscrowPurpose =>
  kind !== 'payment' && kind !== 'deposit' && kind !== 'returned';

/** What happened in an escrow account in the year before a day (12 CFR 1024.17(i)(1)). */
export interface EscrowHistory {
  readonly from: string;
  /** The first day that is not part of the year. */
  readonly to: string;
  readonly opening: Cents;
  readonly paidIn: Cents;
  readonly paidOut: Readonly<Record<EscrowPurpose, Cents>>;
  /** Given back to the borrower, such as a surplus, or taken back as a correction: no charge was paid with it. */
  readonly returned: Cents;
  readonly closing: Cents;
  readonly entries: readonly EscrowEntry[];
}

/** The twelve months before `to`, or since funding if the loan is younger. Months are entered on the day on which they were paid. */
export function escrowHistory(
  ledger: Ledger,
  postings: readonly Posting[],
  {
    to,
    fundedOn,
    deposit,
    bills,
  }: {
    readonly to: string;
    readonly fundedOn: string;
    readonly deposit: Cents;
    /** What the account pays each year. */
    readonly bills: readonly Bill[];
  },
): EscrowHistory {
  const start = addMonths(to, -YEAR);
  const from = start > fundedOn ? start : fundedOn;
  const { standing, unmatched } = standingPostings(postings);
  const changes = [
    ...ledger.applied.map(({ paidOn: date, escrow: amount }) => ({ date, amount, kind: 'payment' as const })),
    ...[...standing, ...unmatched].flatMap((posting): Pick<EscrowEntry, 'date' | 'amount' | 'kind'>[] => {
      const { type, date, amount } = posting;
      if (type === 'escrow') return [{ date, amount, kind: amount < 0 ? ('returned' as const) : ('deposit' as const) }];
      return purposeOfType(type) ? [{ date, amount, kind: purposeOfPayment(posting, bills) }] : [];
    }),
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
  const received = entries.filter(({ amount }) => amount > 0);
  const out = entries.filter(({ amount }) => amount < 0);
  const paid = out.flatMap(({ kind, amount }) => (isPurpose(kind) ? [{ purpose: kind, amount: -amount }] : []));
  const returned = out.reduce((sum, { kind, amount }) => (isPurpose(kind) ? sum : sum - amount), 0);
  const paidIn = received.reduce((sum, { amount }) => sum + amount, 0);
  return { from, to, opening: before, paidIn, paidOut: sumsByPurpose(paid), returned, closing: balance, entries };
}
