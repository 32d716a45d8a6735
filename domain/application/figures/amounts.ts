import { centsOf, thousandthsOf } from '../../loan/computed/cents';
import type { LoanValues } from '../../loan/document';
import { mulDiv } from '../../numbers/fixed';
import { type Figure, figureCents, figureLines, line, type Need, noFigure, ratioFigure, sumFigure } from './figure';
import { loanLines } from './loan-lines';

/** The upfront premium or funding fee: by its rate where there is one, else as it was entered. */
function upfrontFee(loan: LoanValues): Figure {
  const rate = thousandthsOf(loan.sFfUfmipR);
  const base = centsOf(loan.sLAmtCalc);
  const entered = centsOf(loan.sFfUfmip1pc);
  const byRate = rate !== undefined && base !== undefined;
  const exempt = loan.sLT === '2' && loan.sIsVaFundingFeeExempt === true;
  if (!byRate && entered === undefined && !exempt) return noFigure('upfrontFee', 'money');
  const why = exempt ? 'exempt' : undefined;
  const values = { percent: { percent: loan.sFfUfmipR ?? '' }, amount: { money: loan.sLAmtCalc ?? '' } };
  const rated = byRate
    ? [line({ words: 'rateOf', values }, mulDiv(base, rate, 100_000), { place: 'sFfUfmipR', why })]
    : loanLines(loan, ['sFfUfmip1pc'], { why });
  return sumFigure('upfrontFee', rated);
}

/** The part of the upfront fee that the loan pays: all of it but what is paid in cash. */
function financedFee(loan: LoanValues, fee: Figure): Figure {
  const owed = figureCents(fee);
  if (owed === undefined) return noFigure('financedFee', 'money');
  const cash = Math.min(owed, centsOf(loan.sUfCashPd) ?? 0);
  const paid = cash === 0 ? [] : [line({ field: 'sUfCashPd' }, cash, { effect: 'minus', place: 'sUfCashPd' })];
  return sumFigure('financedFee', [...figureLines(fee), ...paid]);
}

function noteAmount(loan: LoanValues, financed: Figure): Figure {
  const needs: Need[] = centsOf(loan.sLAmtCalc) === undefined ? ['sLAmtCalc'] : [];
  return sumFigure('noteAmount', [...loanLines(loan, ['sLAmtCalc']), ...figureLines(financed)], { needs });
}

/** The down payment of a purchase: the price less this loan and the money drawn from the others. */
function downPayment(loan: LoanValues): Figure {
  if (loan.sLPurposeT !== '0') return noFigure('downPayment', 'money');
  const needs = (['sPurchPrice', 'sLAmtCalc'] as const).filter((field) => centsOf(loan[field]) === undefined);
  const other = loan.sLienPosT === '1' ? 'sRemain1stMBal' : 'sConcurSubFin';
  const lines = [
    ...loanLines(loan, ['sPurchPrice']),
    ...loanLines(loan, ['sLAmtCalc', other, 'sSubFinDrawn'], { effect: 'minus' }),
  ];
  return sumFigure('downPayment', lines, { needs });
}

function downPaymentPercent(loan: LoanValues, down: Figure): Figure {
  if (loan.sLPurposeT !== '0') return noFigure('downPaymentPercent', 'percent');
  const lines = [...figureLines(down), ...loanLines(loan, ['sPurchPrice'], { effect: 'over' })];
  return ratioFigure('downPaymentPercent', lines, down.needs);
}

/** Loan amounts and down payment (LOAN-12). */
export function amountFiguresOf(loan: LoanValues) {
  const fee = upfrontFee(loan);
  const financed = financedFee(loan, fee);
  const down = downPayment(loan);
  return {
    upfrontFee: fee,
    financedFee: financed,
    noteAmount: noteAmount(loan, financed),
    downPayment: down,
    downPaymentPercent: downPaymentPercent(loan, down),
  };
}
