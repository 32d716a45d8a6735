import type { LoanValues } from '../../loan/document';
import { centsOf, thousandthsOf } from '../../numbers/cents';
import { mulDiv } from '../../numbers/fixed';
import {
  type Calculation,
  calculationCents,
  calculationLines,
  line,
  noCalculation,
  type RequiredInput,
  ratioCalculation,
  sumCalculation,
} from './calculation';
import { loanLines } from './loan-lines';

/** The upfront premium or funding fee: from its rate if there is one, otherwise as entered. */
function upfrontFee(loan: LoanValues): Calculation {
  const rate = thousandthsOf(loan.sFfUfmipR);
  const base = centsOf(loan.sLAmtCalc);
  const entered = centsOf(loan.sFfUfmip1pc);
  const byRate = rate !== undefined && base !== undefined;
  const exempt = loan.sLT === '2' && loan.sIsVaFundingFeeExempt === true;
  if (!byRate && entered === undefined && !exempt) return noCalculation('upfrontFee', 'money');
  const why = exempt ? 'exempt' : undefined;
  const values = { percent: { percent: loan.sFfUfmipR ?? '' }, amount: { money: loan.sLAmtCalc ?? '' } };
  const rated = byRate
    ? [line({ words: 'rateOf', values }, mulDiv(base, rate, 100_000), { path: 'sFfUfmipR', why })]
    : loanLines(loan, ['sFfUfmip1pc'], { why });
  return sumCalculation('upfrontFee', rated);
}

/** The financed part of the upfront fee: all of it except what is paid in cash. */
function financedFee(loan: LoanValues, fee: Calculation): Calculation {
  const owed = calculationCents(fee);
  if (owed === undefined) return noCalculation('financedFee', 'money');
  const cash = Math.min(owed, centsOf(loan.sUfCashPd) ?? 0);
  const paid = cash === 0 ? [] : [line({ field: 'sUfCashPd' }, cash, { effect: 'minus', path: 'sUfCashPd' })];
  return sumCalculation('financedFee', [...calculationLines(fee), ...paid]);
}

function noteAmount(loan: LoanValues, financed: Calculation): Calculation {
  const requirements: RequiredInput[] = centsOf(loan.sLAmtCalc) === undefined ? ['sLAmtCalc'] : [];
  return sumCalculation('noteAmount', [...loanLines(loan, ['sLAmtCalc']), ...calculationLines(financed)], {
    requirements,
  });
}

/** The down payment of a purchase: the price less this loan and the money drawn from the others. */
function downPayment(loan: LoanValues): Calculation {
  if (loan.sLPurposeT !== '0') return noCalculation('downPayment', 'money');
  const requirements = (['sPurchPrice', 'sLAmtCalc'] as const).filter((field) => centsOf(loan[field]) === undefined);
  const other = loan.sLienPosT === '1' ? 'sRemain1stMBal' : 'sConcurSubFin';
  const lines = [
    ...loanLines(loan, ['sPurchPrice']),
    ...loanLines(loan, ['sLAmtCalc', other, 'sSubFinDrawn'], { effect: 'minus' }),
  ];
  return sumCalculation('downPayment', lines, { requirements });
}

function downPaymentPercent(loan: LoanValues, down: Calculation): Calculation {
  if (loan.sLPurposeT !== '0') return noCalculation('downPaymentPercent', 'percent');
  const lines = [...calculationLines(down), ...loanLines(loan, ['sPurchPrice'], { effect: 'over' })];
  return ratioCalculation('downPaymentPercent', lines, down.requirements);
}

/** Loan amounts and down payment (LOAN-12). */
export function amountCalculationsOf(loan: LoanValues) {
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
