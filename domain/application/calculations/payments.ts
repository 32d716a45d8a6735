import type { LoanValues } from '../../loan/document';
import { centsOf, money, thousandthsOf } from '../../numbers/cents';
import { type Cents, formatCents, formatThousandths, mulDiv, type Thousandths } from '../../numbers/fixed';
import { annualPremium } from '../../pricing/annual-premium';
import { monthlyInterest, monthlyPayment } from '../../pricing/payment';
import { ratios } from '../../pricing/ratios';
import { schemeOf } from '../../pricing/upfront-fee';
import { firstCharge } from '../../pricing/yearly-premium';
import {
  type Calculation,
  type CalculationLine,
  calculationCents,
  line,
  noCalculation,
  type RequiredInput,
  sumCalculation,
} from './calculation';
import { loanLines } from './loan-lines';
import { qualifyingLines, rateLine } from './qualifying-lines';
import { ratioInput } from './ratio-input';

const monthsLine = (loan: LoanValues, field: 'sTerm' | 'sIOnlyMon', effect: 'none' | 'minus'): CalculationLine => ({
  name: { field },
  amount: `${loan[field] ?? 0}`,
  kind: 'months',
  effect,
  counted: true,
  path: field,
});

const noteLine = (note: Calculation): CalculationLine =>
  line({ calculation: 'noteAmount' }, calculationCents(note), { effect: 'none', path: 'sLAmtCalc' });

function needsOf(loan: LoanValues, note: Calculation, months: number): RequiredInput[] {
  const noRate = thousandthsOf(loan.sNoteIR) === undefined;
  return [...note.requirements, ...(noRate ? (['sNoteIR'] as const) : []), ...(months < 1 ? (['sTerm'] as const) : [])];
}

/** The first payment of principal and interest on the note amount, or of interest only during the interest-only period. */
function firstPayment(loan: LoanValues, note: Calculation): Calculation {
  const amount = calculationCents(note);
  const rate = thousandthsOf(loan.sNoteIR);
  const months = loan.sTerm ?? 0;
  const interestOnly = (loan.sIOnlyMon ?? 0) > 0;
  const known = amount !== undefined && rate !== undefined && months >= 1;
  const cents = (of: Cents, at: Thousandths) =>
    interestOnly ? monthlyInterest(of, at) : monthlyPayment(of, at, months);
  return {
    key: 'payment',
    kind: 'money',
    method: interestOnly ? 'interest' : 'payment',
    value: known ? money(cents(amount, rate)) : undefined,
    requirements: needsOf(loan, note, months),
    lines: [noteLine(note), rateLine(loan, 'sNoteIR'), monthsLine(loan, interestOnly ? 'sIOnlyMon' : 'sTerm', 'none')],
  };
}

/** The qualifying payment: at the qualifying rate, amortized after the interest-only period. */
function qualifyingPayment(loan: LoanValues, note: Calculation): Calculation {
  const amount = calculationCents(note);
  const { lines, missing } = qualifyingLines(loan);
  const [applied, ...others] = lines;
  const rate = missing.length > 0 ? undefined : thousandthsOf(applied?.amount);
  const interestOnly = loan.sIOnlyMon ?? 0;
  const months = (loan.sTerm ?? 0) - interestOnly;
  const known = amount !== undefined && rate !== undefined && months >= 1;
  const term = [
    monthsLine(loan, 'sTerm', 'none'),
    ...(interestOnly > 0 ? [monthsLine(loan, 'sIOnlyMon', 'minus')] : []),
  ];
  return {
    key: 'qualifyingPayment',
    kind: 'money',
    method: 'payment',
    value: known ? money(monthlyPayment(amount, rate, months)) : undefined,
    requirements: [...note.requirements, ...missing, ...(months < 1 ? (['sTerm'] as const) : [])],
    lines: [noteLine(note), ...(applied ? [applied] : []), ...term, ...others],
  };
}

/** The first year's part of an FHA annual premium or a USDA annual fee, once the terms are known. */
function governmentPremium(loan: LoanValues, noteAmount: Calculation): CalculationLine | undefined {
  const base = centsOf(loan.sLAmtCalc);
  const note = calculationCents(noteAmount);
  const noteRate = thousandthsOf(loan.sNoteIR);
  const termMonths = loan.sTerm ?? 0;
  if (base === undefined || note === undefined || noteRate === undefined || termMonths < 1) return undefined;
  const input = ratioInput(loan);
  const premium = annualPremium(schemeOf(loan.sLT), {
    base,
    note,
    noteRate,
    termMonths,
    ltv: input && ratios(input)?.ltv,
    day: loan.sClosedD ?? loan.sEstCloseD ?? undefined,
    rate: thousandthsOf(loan.sProMInsR),
  });
  if (premium === undefined) return undefined;
  const { rate, average } = premium;
  const values = { percent: { percent: formatThousandths(rate) }, amount: { money: formatCents(average) } };
  return line({ words: 'averageBalanceRate', values }, firstCharge(premium), { path: 'sProMInsR' });
}

/**
 * Monthly mortgage insurance: FHA's and USDA's by their tables, another one from its annual rate on the base amount if there is one,
 * otherwise as entered.
 */
function mortgageInsurance(loan: LoanValues, note: Calculation): Calculation {
  const government = governmentPremium(loan, note);
  if (government) return sumCalculation('mortgageInsurance', [government]);
  const rate = thousandthsOf(loan.sProMInsR);
  const base = centsOf(loan.sLAmtCalc);
  if (rate === undefined || base === undefined) {
    if (centsOf(loan.sProMIns) === undefined) return noCalculation('mortgageInsurance', 'money');
    return sumCalculation('mortgageInsurance', loanLines(loan, ['sProMIns']));
  }
  const values = { percent: { percent: loan.sProMInsR ?? '' }, amount: { money: loan.sLAmtCalc ?? '' } };
  const cents = mulDiv(base, rate, 1_200_000);
  return sumCalculation('mortgageInsurance', [line({ words: 'monthlyRateOf', values }, cents, { path: 'sProMInsR' })]);
}

/** Payments of principal and interest on the note, and mortgage insurance. */
export function paymentCalculationsOf(loan: LoanValues, note: Calculation) {
  return {
    payment: firstPayment(loan, note),
    qualifyingPayment: qualifyingPayment(loan, note),
    mortgageInsurance: mortgageInsurance(loan, note),
  };
}
