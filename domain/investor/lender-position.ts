import { daysBetween } from '../format/date';
import type { LoanValues } from '../loan/document';
import { centsOf, thousandthsOf } from '../numbers/cents';
import { type Cents, mulDiv, type Thousandths } from '../numbers/fixed';
import { compensationPlan } from '../pricing/compensation';
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

type CompensationFields = Pick<
  LoanValues,
  'sOriginatorCompensationPaymentSourceT' | 'sOriginatorCompensationPercent' | 'sOriginatorCompensationAmount'
>;

/** What the lender pays the originator, in dollars: a percentage wins over an amount, as in a price. */
export function paidToOriginator(loan: CompensationFields, amount: Cents): Cents {
  const percent = thousandthsOf(loan.sOriginatorCompensationPercent);
  const plan = compensationPlan(loan.sOriginatorCompensationPaymentSourceT ?? undefined, percent);
  if (plan.source !== 'lender') return 0;
  return plan.percent === undefined
    ? (centsOf(loan.sOriginatorCompensationAmount) ?? 0)
    : dollarsOfPrice(amount, plan.percent);
}

/** The figures of a loan between its borrower and its investor; null where a part is not known. */
export interface LenderPosition {
  readonly amount: Cents | null;
  /** The price that the borrower got. */
  readonly lockPrice: Thousandths | null;
  readonly investorPrice: Thousandths | null;
  /** What the investor pays above the borrower's price, less what the lender pays the originator. */
  readonly margin: Thousandths | null;
  readonly marginAmount: Cents | null;
  readonly revenue: Cents | null;
  readonly gapDays: number | null;
}

type PositionFields = CompensationFields &
  Pick<
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
  const spread = investorPrice === null || lockPrice === null ? null : investorPrice - lockPrice;
  const paid = amount === null ? 0 : paidToOriginator(loan, amount);
  return {
    amount,
    lockPrice,
    investorPrice,
    margin: spread === null ? null : spread - (amount ? mulDiv(paid, 100_000, amount) : 0),
    marginAmount: amount === null || spread === null ? null : dollarsOfPrice(amount, spread) - paid,
    revenue: amount === null || investorPrice === null ? null : saleRevenue(amount, investorPrice),
    gapDays: lockGap(loan.sRLckdExpiredD, loan.sInvestorLockRLckExpiredD),
  };
}
