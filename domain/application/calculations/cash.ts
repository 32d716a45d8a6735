import type { LoanValues } from '../../loan/document';
import { isRefinance } from '../../loan/purpose';
import { centsOrZero } from '../../numbers/cents';
import {
  type Calculation,
  type CalculationLine,
  calculationCents,
  calculationLines,
  line,
  type RequiredInput,
  sumCalculation,
} from './calculation';
import { type LoanTextField, loanLines } from './loan-lines';

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

/**
 * Debts paid off at closing (URLA L4 D and E). The stated total includes the listed payoffs, so only what it has beyond them is
 * added, such as interest to the day of payoff.
 */
function payoffLines(loan: LoanValues, listed: Calculation): CalculationLine[] {
  const balances = calculationCents(listed) ?? 0;
  const stated = centsOrZero(loan.sRefPdOffAmt);
  if (balances === 0) return loanLines(loan, ['sRefPdOffAmt']);
  if (stated <= balances)
    return [...calculationLines(listed), ...loanLines(loan, ['sRefPdOffAmt'], { why: 'listedPayoffs' })];
  const values = { amount: { money: loan.sRefPdOffAmt ?? '' } };
  const rest = line({ words: 'payoffRest', values }, stated - balances, { path: 'sRefPdOffAmt' });
  return [...calculationLines(listed), rest];
}

/**
 * Other new mortgages on the property (URLA L4 J). Those of a purchase are all new, for a second lien its first mortgage too. A
 * refinance leaves liens in place, so only the mortgages listed as new (4b) bring money.
 */
function otherLoans(loan: LoanValues): CalculationLine[] {
  const seconds = ['sConcurSubFin', 'sSubFinDrawn'] as const;
  const isSecond = loan.sLienPosT === '1';
  if (!isRefinance(loan)) {
    const first = isSecond ? loanLines(loan, ['sRemain1stMBal'], { effect: 'minus' }) : [];
    return [...first, ...loanLines(loan, seconds, { effect: 'minus', why: isSecond ? 'secondLien' : undefined })];
  }
  const listsNew = !isSecond && loan.sOtherMtgNA !== true;
  return [
    ...(listsNew ? loanLines(loan, ['sOtherMtg1Amt', 'sOtherMtg2Amt'], { effect: 'minus' }) : []),
    ...loanLines(loan, seconds, { effect: 'minus', why: 'notNewMoney' }),
  ];
}

/** Refinances that replace an existing loan; cash-out can also be of a property without one. */
const replacingPurposes: readonly (string | null | undefined)[] = ['1', '6', '7'];

/** Whether the loan that this one replaces is not stated at all, so that its whole amount would look like cash. */
const lacksPayoff = (loan: LoanValues, payoffs: Calculation): boolean =>
  replacingPurposes.includes(loan.sLPurposeT) && payoffs.lines.length === 0 && centsOrZero(loan.sRefPdOffAmt) === 0;

const HOME_EQUITY = '8';

/** The money that the loan brings: its note, or what the borrower draws at closing from a line of credit. */
function moneyOf(loan: LoanValues, note: Calculation): CalculationLine[] {
  const drawn = loan.sLPurposeT === HOME_EQUITY ? loanLines(loan, ['sHelocInitialDrawAmt'], { effect: 'minus' }) : [];
  return [...drawn, ...calculationLines(note, { effect: 'minus', ...(drawn.length > 0 ? { why: 'notDrawn' } : {}) })];
}

/** The calculations that the cash at closing is made of. */
interface CashParts {
  readonly note: Calculation;
  readonly fee: Calculation;
  readonly payoffs: Calculation;
}

/**
 * Cash from the borrower at closing (`sTransNetCash`), negative if the borrower receives money: URLA L4, everything that is due
 * less mortgage loans and credits.
 */
export function cashToClose(loan: LoanValues, { note, fee, payoffs }: CashParts): Calculation {
  const purchase = (loan.sLPurposeT ?? '0') === '0';
  const requirements: RequiredInput[] = [
    ...note.requirements,
    ...(purchase && !loan.sPurchPrice ? (['sPurchPrice'] as const) : []),
    ...payoffs.requirements,
    ...(lacksPayoff(loan, payoffs) ? (['sRefPdOffAmt'] as const) : []),
  ];
  const lines = [
    ...(purchase ? loanLines(loan, ['sPurchPrice']) : []),
    ...loanLines(loan, ['sAltCost', 'sLandCost']),
    ...payoffLines(loan, payoffs),
    ...loanLines(loan, ['sTotEstPpAmt', 'sTotEstCcAmt']),
    ...calculationLines(fee),
    ...loanLines(loan, ['sLDiscnt1003']),
    ...loanLines(loan, credits, { effect: 'minus' }),
    ...moneyOf(loan, note),
    ...otherLoans(loan),
  ];
  return sumCalculation('cashToClose', lines, { requirements });
}
