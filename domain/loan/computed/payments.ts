import { type Cents, mulDiv } from '../../pricing/fixed';
import { monthlyInterest, monthlyPayment } from '../../pricing/payment';
import type { LoanValues } from '../document';
import { centsOf, centsOrZero, money, sumOf, thousandthsOf } from './cents';

/** The first payment of principal and interest on the whole note; interest alone while the loan asks no more. */
function firstPayment(loan: LoanValues, note: Cents): Cents | undefined {
  const rate = thousandthsOf(loan.sNoteIR);
  if (rate === undefined || !loan.sTerm) return undefined;
  return (loan.sIOnlyMon ?? 0) > 0 ? monthlyInterest(note, rate) : monthlyPayment(note, rate, loan.sTerm);
}

/** The payment that a borrower qualifies with: at the qualifying rate where there is one, repaid after the interest-only time. */
function qualifyingPayment(loan: LoanValues, note: Cents): Cents | undefined {
  const rate = thousandthsOf(loan.sQualIR ?? loan.sNoteIR);
  const months = (loan.sTerm ?? 0) - (loan.sIOnlyMon ?? 0);
  return rate === undefined || months < 1 ? undefined : monthlyPayment(note, rate, months);
}

/** Monthly insurance: by its yearly rate on the base amount where there is one, else as it was entered. */
function monthlyInsurance(loan: LoanValues): Cents | undefined {
  const rate = thousandthsOf(loan.sProMInsR);
  const base = centsOf(loan.sLAmtCalc);
  return rate !== undefined && base !== undefined ? mulDiv(base, rate, 1_200_000) : centsOf(loan.sProMIns);
}

/** What is paid beside principal and interest: other liens, taxes, insurance, dues. */
function otherHousing(loan: LoanValues, insurance: Cents | undefined): Cents {
  const parts = [
    loan.sProOFinPmt,
    loan.sProHazIns,
    loan.sProFloodIns,
    loan.sProRealETx,
    loan.sProHoAssocDues,
    loan.sProGroundRent,
    loan.sProOHExp,
  ];
  return sumOf(parts) + (insurance ?? 0);
}

/** Payments of a loan whose amounts are computed; `housing` is what the ratios count, in cents. */
export function computedPayments(loan: LoanValues): { values: Partial<LoanValues>; housing: Cents | undefined } {
  const note = centsOf(loan.sFinalLAmt);
  const insurance = monthlyInsurance(loan);
  const others = otherHousing(loan, insurance);
  const payment = note === undefined ? undefined : firstPayment(loan, note);
  const qualifying = note === undefined ? undefined : qualifyingPayment(loan, note);
  return {
    values: {
      sProMIns: money(insurance),
      sProThisMPmt: money(payment),
      sProThisMQual: money(qualifying),
      sMonthlyPmt: money(payment === undefined ? undefined : payment + others),
      sTransNetCash: money(cashToClose(loan)),
    },
    housing: qualifying === undefined ? undefined : qualifying + others,
  };
}

/** Cash from the borrower at closing, negative where the borrower receives: URLA L4, costs less loans and credits. */
function cashToClose(loan: LoanValues): Cents | undefined {
  const note = centsOf(loan.sFinalLAmt);
  const purchase = loan.sLPurposeT === '0';
  if (note === undefined || (purchase && !loan.sPurchPrice)) return undefined;
  const costs = sumOf([
    purchase ? loan.sPurchPrice : null,
    loan.sAltCost,
    loan.sLandCost,
    loan.sRefPdOffAmt,
    loan.sTotEstPpAmt,
    loan.sTotEstCcAmt,
    loan.sFfUfmip1pc,
    loan.sLDiscnt1003,
  ]);
  const credits = sumOf([
    loan.sSellerCreditAmt,
    loan.sLenderCreditAmt,
    loan.sOtherCreditAmt,
    loan.sPurchCreditEarnestMoneyAmt,
    loan.sPurchCreditEmployerAssistanceAmt,
    loan.sPurchCreditLotEquityAmt,
    loan.sPurchCreditRelocationFundsAmt,
    loan.sPurchCreditRentAmt,
    loan.sPurchCreditSweatEquityAmt,
    loan.sPurchCreditTradeEquityAmt,
    loan.sPurchCreditOtherAmt,
  ]);
  const otherLoans = loan.sLienPosT === '1' ? 0 : centsOrZero(loan.sConcurSubFin) + centsOrZero(loan.sSubFinDrawn);
  return costs - credits - note - otherLoans;
}
