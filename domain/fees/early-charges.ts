import type { NewLoanDocument } from '../loan/document';
import type { FeeRecord } from '../loan/fees/closing-lists';
import { intentOf } from '../loan/fees/intent';
import { centsOrZero } from '../numbers/cents';
import { BEFORE_CLOSING } from './fee-records';

/** The one fee that a consumer may be charged before the intent to proceed (12 CFR 1026.19(e)(2)(i)(B)). */
const CREDIT_REPORT = 'CreditReportFee';

type Early = Pick<
  FeeRecord,
  'id' | 'ClosingCostFeeType' | 'PaidBy' | 'GfeClosingCostFeePaymentTimingT' | 'TotalAmount'
>;

const isEarly = ({ ClosingCostFeeType, PaidBy, GfeClosingCostFeePaymentTimingT, TotalAmount }: Early): boolean =>
  PaidBy === 'borrower' &&
  GfeClosingCostFeePaymentTimingT === BEFORE_CLOSING &&
  ClosingCostFeeType !== CREDIT_REPORT &&
  centsOrZero(TotalAmount) > 0;

/**
 * The first fee that a change charges the borrower before closing although the borrowers have not said yet that they intend to proceed
 * (12 CFR 1026.19(e)(2)(i)(A)). What the loan had before stays, at
 * most with the same amount.
 */
export function chargedBeforeIntent<Fee extends Early>(loan: NewLoanDocument, fees: readonly Fee[]): Fee | undefined {
  if (intentOf(loan) !== undefined) return undefined;
  const before = new Map((loan.fees ?? []).filter(isEarly).map((fee) => [fee.id, fee]));
  const isKept = ({ id, ClosingCostFeeType: type, TotalAmount: amount }: Fee): boolean => {
    const had = before.get(id);
    return had?.ClosingCostFeeType === type && centsOrZero(amount) <= centsOrZero(had.TotalAmount);
  };
  return fees.find((fee) => isEarly(fee) && !isKept(fee));
}
