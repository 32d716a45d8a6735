import { centsOf, money, thousandthsOf } from '../../loan/computed/cents';
import type { LoanValues } from '../../loan/document';
import { type Cents, mulDiv, type Thousandths } from '../../numbers/fixed';
import { monthlyInterest, monthlyPayment } from '../../pricing/payment';
import { type Figure, type FigureLine, figureCents, line, type Need, noFigure, sumFigure } from './figure';
import { loanLines } from './loan-lines';

type RateField = 'sNoteIR' | 'sQualIR';

const rateLine = (loan: LoanValues, field: RateField): FigureLine => ({
  name: { field },
  amount: loan[field] ?? undefined,
  kind: 'percent',
  effect: 'none',
  counted: true,
  place: field,
});

const monthsLine = (loan: LoanValues, field: 'sTerm' | 'sIOnlyMon', effect: 'none' | 'minus'): FigureLine => ({
  name: { field },
  amount: `${loan[field] ?? 0}`,
  kind: 'months',
  effect,
  counted: true,
  place: field,
});

const noteLine = (note: Figure): FigureLine =>
  line({ figure: 'noteAmount' }, figureCents(note), { effect: 'none', place: 'sLAmtCalc' });

function needsOf(loan: LoanValues, note: Figure, rate: RateField, months: number): Need[] {
  const noRate = thousandthsOf(loan[rate]) === undefined;
  return [...note.needs, ...(noRate ? [rate] : []), ...(months < 1 ? (['sTerm'] as const) : [])];
}

/** The first payment of principal and interest on the whole note; interest alone while the loan asks no more. */
function firstPayment(loan: LoanValues, note: Figure): Figure {
  const amount = figureCents(note);
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
    needs: needsOf(loan, note, 'sNoteIR', months),
    lines: [noteLine(note), rateLine(loan, 'sNoteIR'), monthsLine(loan, interestOnly ? 'sIOnlyMon' : 'sTerm', 'none')],
  };
}

/** The payment that a borrower qualifies with: at the qualifying rate where there is one, repaid after the interest-only time. */
function qualifyingPayment(loan: LoanValues, note: Figure): Figure {
  const field = (loan.sQualIR ?? undefined) === undefined ? 'sNoteIR' : 'sQualIR';
  const amount = figureCents(note);
  const rate = thousandthsOf(loan[field]);
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
    needs: needsOf(loan, note, field, months),
    lines: [noteLine(note), rateLine(loan, field), ...term],
  };
}

/** Monthly insurance: by its yearly rate on the base amount where there is one, else as it was entered. */
function mortgageInsurance(loan: LoanValues): Figure {
  const rate = thousandthsOf(loan.sProMInsR);
  const base = centsOf(loan.sLAmtCalc);
  if (rate === undefined || base === undefined) {
    if (centsOf(loan.sProMIns) === undefined) return noFigure('mortgageInsurance', 'money');
    return sumFigure('mortgageInsurance', loanLines(loan, ['sProMIns']));
  }
  const values = { percent: { percent: loan.sProMInsR ?? '' }, amount: { money: loan.sLAmtCalc ?? '' } };
  const cents = mulDiv(base, rate, 1_200_000);
  return sumFigure('mortgageInsurance', [line({ words: 'monthlyRateOf', values }, cents, { place: 'sProMInsR' })]);
}

/** Payments of principal and interest on the note, and mortgage insurance. */
export function paymentFiguresOf(loan: LoanValues, note: Figure) {
  return {
    payment: firstPayment(loan, note),
    qualifyingPayment: qualifyingPayment(loan, note),
    mortgageInsurance: mortgageInsurance(loan),
  };
}
