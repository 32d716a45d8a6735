import type { NewLoanDocument } from '../../loan/document';
import { centsOrZero } from '../../numbers/cents';
import { toCents } from '../../numbers/fixed';
import type { Payoff } from './closing-facts';

/**
 * The payoffs and payments of a transaction without a seller (12 CFR 1026.38(t)(5)(vii)(B)): the debts that the loan pays, and what
 * else the borrower pays others at closing. What the borrower gets is a negative payment.
 */
export function payoffRows(loan: NewLoanDocument, payoffs: readonly Payoff[]): Payoff[] {
  const adjustments = (loan.adjustments ?? []).flatMap(({ paidFrom, paidTo, amount, Description }) => {
    if (paidFrom === 'borrower') return [{ to: Description, amount: toCents(amount) }];
    return paidTo === 'borrower' ? [{ to: Description, amount: -toCents(amount) }] : [];
  });
  const credit = centsOrZero(loan.sOtherCreditAmt);
  const other = credit === 0 ? [] : [{ to: loan.sOtherCreditDesc ?? 'Other Credits', amount: -credit }];
  return [...payoffs, ...adjustments, ...other];
}
