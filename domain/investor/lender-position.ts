import { daysBetween } from '../format/date';
import type { LoanValues } from '../loan/document';
import { centsOf, thousandthsOf } from '../numbers/cents';
import { type Cents, mulDiv, type Thousandths } from '../numbers/fixed';
import { PAR, priceOfPoint } from '../pricing/sign';

/** Dollars of a price difference on an amount. */
export const dollarsOfPrice = (amount: Cents, price: Thousandths): Cents => mulDiv(amount, price, 100_000);

/** What the lender earns by selling the loan at a price: amount x (price - 100) / 100. */
export const saleRevenue = (amount: Cents, price: Thousandths): Cents => dollarsOfPrice(amount, price - PAR);

/**
 * Days between the end of the borrower's lock and that of the investor's: negative if the lender must keep its promise to the
 * borrower for days in which the investor no longer keeps its own.
 */
export const lockGap = (
  borrowerExpires: string | null | undefined,
  investorExpires: string | null | undefined,
): number | null => (borrowerExpires && investorExpires ? daysBetween(borrowerExpires, investorExpires) : null);

/** The figures of a loan between its borrower and its investor; null where a part is not known. */
export interface LenderPosition {
  readonly amount: Cents | null;
  /** The price that the borrower got. */
  readonly lockPrice: Thousandths | null;
  readonly investorPrice: Thousandths | null;
  /** What the investor pays above the borrower's price. */
  readonly margin: Thousandths | null;
  readonly marginAmount: Cents | null;
  readonly revenue: Cents | null;
  readonly gapDays: number | null;
}

type PositionFields = Pick<
  LoanValues,
  | 'sFinalLAmt'
  | 'sLAmtCalc'
  | 'sBrokerLockFinalBrokComp1PcPrice'
  | 'sInvestorLockBrokComp1Pc'
  | 'sRLckdExpiredD'
  | 'sInvestorLockRLckExpiredD'
>;

/** The position of the lender: what it sells the loan for against what it promised the borrower. */
export function lenderPosition(loan: PositionFields): LenderPosition {
  const amount = centsOf(loan.sFinalLAmt) ?? centsOf(loan.sLAmtCalc) ?? null;
  const lockPrice = thousandthsOf(loan.sBrokerLockFinalBrokComp1PcPrice) ?? null;
  const points = thousandthsOf(loan.sInvestorLockBrokComp1Pc);
  const investorPrice = points === undefined ? null : priceOfPoint(points);
  const margin = investorPrice === null || lockPrice === null ? null : investorPrice - lockPrice;
  return {
    amount,
    lockPrice,
    investorPrice,
    margin,
    marginAmount: amount === null || margin === null ? null : dollarsOfPrice(amount, margin),
    revenue: amount === null || investorPrice === null ? null : saleRevenue(amount, investorPrice),
    gapDays: lockGap(loan.sRLckdExpiredD, loan.sInvestorLockRLckExpiredD),
  };
}
