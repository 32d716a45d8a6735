import { disclosureHistory } from '../../fees/estimates';
import { baselineOf, testTolerance } from '../../fees/tolerance';
import type { NewLoanDocument } from '../../loan/document';
import type { CocRecord } from '../../loan/fees/coc-record';
import type { CocEffect } from './coverage';

/**
 * What the changes of a disclosure did to each bucket when it was issued, by the charges that it disclosed. Undefined if the disclosure
 * is not among those of the loan.
 */
export function disclosedEffectOf(
  loan: NewLoanDocument,
  { estimate, closing }: Pick<CocRecord, 'estimate' | 'closing'>,
): CocEffect | undefined {
  const { loanEstimates = [], closingDisclosures = [] } = loan;
  const byClosing = closingDisclosures.findIndex(({ number }) => number === closing);
  const at =
    byClosing >= 0 ? loanEstimates.length + byClosing : loanEstimates.findIndex(({ number }) => number === estimate);
  const history = disclosureHistory(loan);
  const before = baselineOf(history.slice(0, Math.max(at, 0)));
  const after = baselineOf(history.slice(0, at + 1));
  const disclosed = history[at];
  if (!before || !after || !disclosed) return undefined;
  const charges = disclosed.lines.map((line) => ({ ...line, performed: line.amount > 0 }));
  const tested = (baseline: typeof before) => ({
    baseline,
    tolerance: testTolerance(baseline, charges, disclosed.lenderCredit),
  });
  return { denied: tested(before), approved: tested(after) };
}
