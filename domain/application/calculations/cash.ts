import type { LoanValues } from '../../loan/document';
import { type Calculation, calculationLines, type RequiredInput, sumCalculation } from './calculation';
import { type LoanTextField, loanLines } from './loan-lines';

const costs: readonly LoanTextField[] = ['sAltCost', 'sLandCost', 'sRefPdOffAmt', 'sTotEstPpAmt', 'sTotEstCcAmt'];

const credits: readonly LoanTextField[] = [
  'sSellerCreditAmt',
  'sLenderCreditAmt',
  'sOtherCreditAmt',
  'sPurchCreditEarnestMoneyAmt',
  'sPurchCreditEmployerAssistanceAmt',
  'sPurchCreditLotEquityAmt',
  'sPurchCreditRelocationFundsAmt',
  'sPurchCreditRentAmt',
  'sPurchCreditSweatEquityAmt',
  'sPurchCreditTradeEquityAmt',
  'sPurchCreditOtherAmt',
];

/** Other new loans bring money to the closing of a first lien; for a second lien, the first exists already. */
function otherLoans(loan: LoanValues) {
  const why = loan.sLienPosT === '1' ? 'secondLien' : undefined;
  return loanLines(loan, ['sConcurSubFin', 'sSubFinDrawn'], { effect: 'minus', why });
}

/**
 * Cash from the borrower at closing (`sTransNetCash`), negative if the borrower receives money: URLA L4, costs less loans and
 * credits.
 */
export function cashToClose(loan: LoanValues, note: Calculation, fee: Calculation): Calculation {
  const purchase = loan.sLPurposeT === '0';
  const requirements: RequiredInput[] = [
    ...note.requirements,
    ...(purchase && !loan.sPurchPrice ? (['sPurchPrice'] as const) : []),
  ];
  const lines = [
    ...(purchase ? loanLines(loan, ['sPurchPrice']) : []),
    ...loanLines(loan, costs),
    ...calculationLines(fee),
    ...loanLines(loan, ['sLDiscnt1003']),
    ...loanLines(loan, credits, { effect: 'minus' }),
    ...calculationLines(note, { effect: 'minus' }),
    ...otherLoans(loan),
  ];
  return sumCalculation('cashToClose', lines, { requirements });
}
