import { centsText } from '../estimate/printed';
import { amountOrBlank, shortDay } from './printed-costs';
import type { Summaries, SummaryLetter, SummaryRow } from './summaries';

export interface PrintedSummaryRow {
  readonly number: string;
  readonly label: string;
  /** `4/15/13 to 4/30/13`; the word alone where the form has room for dates. */
  readonly period: string;
  readonly amount: string;
}

export interface PrintedGroup {
  readonly heading: string;
  readonly rows: readonly PrintedSummaryRow[];
}

export interface PrintedSummary {
  readonly total: string;
  readonly groups: readonly PrintedGroup[];
}

export interface PrintedSummaries {
  readonly parts: Readonly<Record<SummaryLetter, PrintedSummary>>;
  readonly borrower: { readonly cash: string; readonly isFrom: boolean };
  readonly seller: { readonly cash: string; readonly isFrom: boolean };
  /** The sums of L and N are printed as negative amounts. */
  readonly paidAlready: string;
  readonly dueFromSeller: string;
}

const rowOf = ({ number, label, period, amount, isProrated }: SummaryRow): PrintedSummaryRow => ({
  ...{ number, label, amount: amount === null ? '' : amountOrBlank(amount) },
  period: period ? `${shortDay(period.from)} to ${shortDay(period.to)}` : isProrated ? 'to' : '',
});

/** The summaries of transactions as they are printed. */
export function printedSummaries({ parts, totals, borrowerCash, sellerCash }: Summaries): PrintedSummaries {
  const partOf = (letter: SummaryLetter): PrintedSummary => ({
    total: centsText(totals[letter]),
    groups: parts[letter].map(({ heading, rows }) => ({ heading: heading ?? '', rows: rows.map(rowOf) })),
  });
  const cashOf = (cents: number) => ({ cash: centsText(Math.abs(cents)), isFrom: cents > 0 });
  return {
    parts: { K: partOf('K'), L: partOf('L'), M: partOf('M'), N: partOf('N') },
    borrower: cashOf(borrowerCash),
    // Cash of the seller is what is due to less what is due from the seller.
    seller: cashOf(0 - sellerCash),
    paidAlready: centsText(0 - totals.L),
    dueFromSeller: centsText(0 - totals.N),
  };
}
