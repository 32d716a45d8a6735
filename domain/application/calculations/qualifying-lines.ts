import type { LoanValues } from '../../loan/document';
import { thousandthsOf } from '../../numbers/cents';
import { formatThousandths } from '../../numbers/fixed';
import { type QualifyingRate, qualifyingRates } from '../../pricing/qualifying-rate';
import type { CalculationLine, LineName, LineValue, RequiredInput } from './calculation';

/** A rate of the loan as an input of a payment. */
export const rateLine = (loan: LoanValues, field: 'sNoteIR' | 'sQualIR'): CalculationLine => ({
  name: { field },
  amount: loan[field] ?? undefined,
  kind: 'percent',
  effect: 'none',
  counted: true,
  path: field,
});

const percentOf = (value: string | null | undefined): LineValue => ({ percent: value ?? '' });

function nameOf({ basis }: QualifyingRate, loan: LoanValues): LineName {
  const rate = percentOf(loan.sNoteIR);
  switch (basis) {
    case 'note':
      return { field: 'sNoteIR' };
    case 'plusOne':
      return { words: 'notePlusOne', values: { rate } };
    case 'firstCap':
      return { words: 'notePlusFirstCap', values: { rate, cap: percentOf(loan.sRAdj1stCapR) } };
    case 'indexed':
      return {
        words: 'fullyIndexedRate',
        values: { index: percentOf(loan.sRAdjIndexR), margin: percentOf(loan.sRAdjMarginR) },
      };
    case 'highest':
      return { words: 'highestRate', values: { rate } };
  }
}

const lineOf = (found: QualifyingRate, loan: LoanValues, applies: boolean): CalculationLine => ({
  name: nameOf(found, loan),
  amount: formatThousandths(found.rate),
  kind: 'percent',
  effect: 'none',
  counted: applies,
  why: applies ? undefined : 'lowerRate',
  path: found.basis === 'note' ? 'sNoteIR' : 'sQualIR',
});

/** The rate that the borrower qualifies at, then the rates it is the greatest of; or the inputs that are missing. */
export interface QualifyingLines {
  readonly lines: readonly CalculationLine[];
  readonly missing: readonly RequiredInput[];
}

/** The qualifying rate as entered, otherwise by the rule of the agency. */
export function qualifyingLines(loan: LoanValues): QualifyingLines {
  const entered = thousandthsOf(loan.sQualIR);
  const { rates, missing } = qualifyingRates(loan);
  if (entered !== undefined && entered !== rates[0]?.rate) return { lines: [rateLine(loan, 'sQualIR')], missing: [] };
  if (missing.length > 0) return { lines: [rateLine(loan, 'sNoteIR')], missing };
  return { lines: rates.map((one, index) => lineOf(one, loan, index === 0)), missing };
}
