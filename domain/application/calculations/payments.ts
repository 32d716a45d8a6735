import type { LoanValues } from '../../loan/document';
import { money, thousandthsOf } from '../../numbers/cents';
import type { Cents, Thousandths } from '../../numbers/fixed';
import { monthlyInterest, monthlyPayment } from '../../pricing/payment';
import { type Calculation, type CalculationLine, calculationCents, line, type RequiredInput } from './calculation';
import { mortgageInsurance } from './mortgage-insurance';
import { qualifyingLines, rateLine } from './qualifying-lines';

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

/** Payments of principal and interest on the note, and mortgage insurance. */
export function paymentCalculationsOf(loan: LoanValues, note: Calculation) {
  return {
    payment: firstPayment(loan, note),
    qualifyingPayment: qualifyingPayment(loan, note),
    mortgageInsurance: mortgageInsurance(loan, note),
  };
}
