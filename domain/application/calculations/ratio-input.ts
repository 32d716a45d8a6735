import type { LoanValues } from '../../loan/document';
import { centsOf } from '../../numbers/cents';
import type { RatioInput } from '../../pricing/ratios';

/** The inputs of LTV, CLTV and HCLTV, or undefined while the loan has no amount. */
export function ratioInput(loan: LoanValues): RatioInput | undefined {
  const amount = centsOf(loan.sLAmtCalc);
  if (amount === undefined) return undefined;
  return {
    purpose: loan.sLPurposeT ?? '0',
    amount,
    purchasePrice: centsOf(loan.sPurchPrice),
    appraisedValue: centsOf(loan.sApprVal),
    otherClosedEnd: centsOf(loan.sLienPosT === '1' ? loan.sRemain1stMBal : loan.sConcurSubFin),
    helocDrawn: centsOf(loan.sSubFinDrawn),
    helocLine: centsOf(loan.sSubFin),
  };
}
