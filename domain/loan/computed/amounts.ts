import { type Cents, mulDiv } from '../../pricing/fixed';
import { type RatioInput, ratios } from '../../pricing/ratios';
import type { LoanValues } from '../document';
import { centsOf, centsOrZero, money, percentage, thousandthsOf } from './cents';

/** The upfront premium or funding fee: by its rate where there is one, else as it was entered. */
function upfrontFee(loan: LoanValues): Cents | undefined {
  const rate = thousandthsOf(loan.sFfUfmipR);
  const base = centsOf(loan.sLAmtCalc);
  if (loan.sLT === '2' && loan.sIsVaFundingFeeExempt === true) return 0;
  if (rate !== undefined && base !== undefined) return mulDiv(base, rate, 100_000);
  return centsOf(loan.sFfUfmip1pc);
}

/** The part of the upfront fee that the loan pays: all of it but what is paid in cash. */
function financedFee(loan: LoanValues, fee: Cents | undefined): Cents | undefined {
  return fee === undefined ? undefined : Math.max(0, fee - centsOrZero(loan.sUfCashPd));
}

/** What LTV, CLTV and HCLTV of a loan rest on, or undefined where it has no amount yet. */
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

/** The down payment of a purchase: the price less this loan and the money drawn from the others. */
function downPayment(loan: LoanValues): Cents | undefined {
  const price = centsOf(loan.sPurchPrice);
  const input = ratioInput(loan);
  if (loan.sLPurposeT !== '0' || price === undefined || input === undefined) return undefined;
  return price - input.amount - (input.otherClosedEnd ?? 0) - (input.helocDrawn ?? 0);
}

/** Loan amounts, ratios to value and down payment. */
export function computedAmounts(loan: LoanValues): Partial<LoanValues> {
  const base = centsOf(loan.sLAmtCalc);
  const fee = upfrontFee(loan);
  const financed = financedFee(loan, fee);
  const input = ratioInput(loan);
  const found = input && ratios(input);
  const down = downPayment(loan);
  const price = centsOf(loan.sPurchPrice);
  return {
    sFfUfmip1pc: money(fee),
    sFfUfmipFinanced: money(financed),
    sFinalLAmt: money(base === undefined ? undefined : base + (financed ?? 0)),
    sDownPmt: money(down),
    sDownPmtPc: percentage(down !== undefined && price ? mulDiv(down, 100_000, price) : undefined),
    sLtvR: percentage(found?.ltv),
    sCltvR: percentage(found?.cltv),
    sHcltvR: percentage(found?.hcltv),
  };
}
