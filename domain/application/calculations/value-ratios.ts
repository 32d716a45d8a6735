import type { LoanValues } from '../../loan/document';
import { centsOf, centsOrZero } from '../../numbers/cents';
import { valueForRatios } from '../../pricing/ratios';
import {
  type Calculation,
  type CalculationLine,
  line,
  type RequiredInput,
  ratioCalculation,
  type WhyNot,
} from './calculation';
import { loanLines } from './loan-lines';
import { ratioInput } from './ratio-input';

const isPurchase = (loan: LoanValues): boolean => (loan.sLPurposeT ?? '0') === '0';

/** The value that the ratios divide by, and the one of price and appraisal that is not it. */
function valueLines(loan: LoanValues): CalculationLine[] {
  const input = ratioInput(loan);
  const value = input && valueForRatios(input);
  const price = centsOrZero(loan.sPurchPrice);
  const byPrice = value !== undefined && value === price && (isPurchase(loan) || centsOrZero(loan.sApprVal) <= 0);
  const why: WhyNot = isPurchase(loan) ? 'greaterValue' : 'notValueOfPurpose';
  const lineOf = (field: 'sPurchPrice' | 'sApprVal', counted: boolean) =>
    loanLines(loan, [field], { effect: 'over', why: counted ? undefined : why });
  return [...lineOf('sPurchPrice', byPrice), ...lineOf('sApprVal', value !== undefined && !byPrice)];
}

function needsOf(loan: LoanValues): RequiredInput[] {
  const input = ratioInput(loan);
  if (!input) return ['sLAmtCalc'];
  if (valueForRatios(input) !== undefined) return [];
  return [isPurchase(loan) ? 'sPurchPrice' : 'sApprVal'];
}

/** Other loans on the property, except HELOCs. */
const otherLoans = (loan: LoanValues): CalculationLine[] =>
  loanLines(loan, [loan.sLienPosT === '1' ? 'sRemain1stMBal' : 'sConcurSubFin']);

/** CLTV counts the drawn amount of a HELOC, HCLTV its full line. */
function helocLines(loan: LoanValues, whole: boolean): CalculationLine[] {
  const byLine = whole && centsOrZero(loan.sSubFin) > centsOrZero(loan.sSubFinDrawn);
  return [
    ...loanLines(loan, ['sSubFinDrawn'], { why: byLine ? 'lineCounts' : undefined }),
    ...loanLines(loan, ['sSubFin'], { why: byLine ? undefined : 'notDrawn' }),
  ];
}

function ratio(key: 'ltv' | 'cltv' | 'hcltv', loan: LoanValues, others: readonly CalculationLine[]): Calculation {
  const amount = centsOf(loan.sLAmtCalc);
  const base = amount === undefined ? [] : [line({ field: 'sLAmtCalc' }, amount, { path: 'sLAmtCalc' })];
  return ratioCalculation(key, [...base, ...others, ...valueLines(loan)], { requirements: needsOf(loan) });
}

/** LTV, CLTV and HCLTV on the base amount, to three decimals; pricing computes the same (domain facts 4). */
export function valueRatiosOf(loan: LoanValues) {
  const others = otherLoans(loan);
  return {
    ltv: ratio('ltv', loan, []),
    cltv: ratio('cltv', loan, [...others, ...helocLines(loan, false)]),
    hcltv: ratio('hcltv', loan, [...others, ...helocLines(loan, true)]),
  };
}
