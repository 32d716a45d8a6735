import type { EstimateRecord } from '../../loan/fees/closing-lists';
import { type Cents, toCents } from '../../numbers/fixed';
import { isTransferTax, roundedDollars } from '../figures/estimate-lines';

/** What a Loan Estimate disclosed, as page 3 compares it: printed in whole dollars, and exact. */
export interface DisclosedEstimate {
  readonly issued: string;
  readonly printed: Readonly<Record<string, number>>;
  readonly exact: Readonly<Record<string, Cents>>;
  /** Sections D and I, exact. */
  readonly loanCosts: Cents;
  readonly otherCosts: Cents;
  /** Whole dollars. */
  readonly cash: number;
}

const loanSections: readonly string[] = ['A', 'B', 'C'];

/** J as the Loan Estimate prints it: lines are rounded before they are added, recording fees and transfer taxes as two sums. */
function printedClosingCosts({ lines, lenderCredit }: EstimateRecord): number {
  const sumOf = (some: EstimateRecord['lines']): Cents => some.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const government = lines.filter(({ section }) => section === 'E');
  const taxes = government.filter(isTransferTax);
  const fees = government.filter((line) => !isTransferTax(line));
  const others = lines
    .filter(({ section }) => section !== 'E')
    .reduce((sum, { amount }) => sum + roundedDollars(toCents(amount)), 0);
  return others + roundedDollars(sumOf(fees)) + roundedDollars(sumOf(taxes)) - roundedDollars(toCents(lenderCredit));
}

/** The last Loan Estimate; undefined for one that was recorded without its cash to close. */
export function disclosedEstimate(estimates: readonly EstimateRecord[] | undefined): DisclosedEstimate | undefined {
  const last = estimates?.at(-1);
  if (!last?.cash) return undefined;
  const exact = Object.fromEntries(Object.entries(last.cash).map(([code, amount]) => [code, toCents(amount)]));
  // The alternative table takes the costs from the loan amount, also if credits exceed them.
  const sign = 'loanAmount' in exact ? -1 : 1;
  const printed: Record<string, number> = {
    ...Object.fromEntries(Object.entries(exact).map(([code, cents]) => [code, roundedDollars(cents)])),
    closingCosts: sign * printedClosingCosts(last),
    // What the borrower has paid before is disclosed as $0 (12 CFR 1026.38(i)(2)(i)).
    paidBeforeClosing: 0,
  };
  const costsIn = (isLoan: boolean): Cents =>
    last.lines
      .filter(({ section }) => loanSections.includes(section) === isLoan)
      .reduce((sum, { amount }) => sum + toCents(amount), 0);
  const isAlternative = 'loanAmount' in exact;
  const sum = Object.values(printed).reduce((total, dollars) => total + dollars, 0);
  return {
    ...{ issued: last.issued, printed, exact: { ...exact, paidBeforeClosing: 0 } },
    ...{ loanCosts: costsIn(true), otherCosts: costsIn(false), cash: isAlternative ? 0 - sum : sum },
  };
}
