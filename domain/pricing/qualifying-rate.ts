import { type Agency, type AgencyRule, ruleOf } from '../loan/agency';
import type { LoanValues } from '../loan/document';
import { thousandthsOf } from '../numbers/cents';
import { formatThousandths, type Thousandths } from '../numbers/fixed';
import { fullyIndexedRate } from './payment-streams';

/** What a qualifying rate is made of. */
export type QualifyingBasis = 'note' | 'plusOne' | 'firstCap' | 'indexed' | 'highest';

type TermField = 'sNoteIR' | 'sRAdj1stCapMon' | 'sRAdj1stCapR' | 'sRAdjCapR' | 'sRAdjLifeCapR' | IndexField;
type IndexField = 'sRAdjIndexR' | 'sRAdjMarginR' | 'sRAdjCapMon';

interface QualifyingRule extends AgencyRule {
  /** The row covers initial periods up to so many months; the last one that covers a loan counts. */
  readonly upTo: number;
  /** The greatest of these is the qualifying rate. */
  readonly bases: readonly QualifyingBasis[];
  readonly basesIfHigherPriced?: readonly QualifyingBasis[];
}

const conventional: readonly Agency[] = ['fannie-mae', 'freddie-mac', 'other'];
const government: readonly Agency[] = ['fha', 'va', 'usda'];
const FROM = '2021-03-01';
const ANY = Number.POSITIVE_INFINITY;

/** Fannie Mae Selling Guide B3-6-04, 12 CFR 1026.43(e)(2)(iv), HUD 4000.1 II.A.4.c, VA Pamphlet 26-7 chapter 2. */
const rules: readonly QualifyingRule[] = [
  { agencies: conventional, from: FROM, upTo: ANY, bases: ['note'], basesIfHigherPriced: ['note', 'indexed'] },
  { agencies: conventional, from: FROM, upTo: 60, bases: ['firstCap', 'indexed'] },
  // The rate can rise once more within five years unless it is fixed for all of them.
  { agencies: conventional, from: FROM, upTo: 59, bases: ['highest'] },
  // Only a line of credit may change its rate every month; these rules are for closed-end loans.
  { agencies: conventional, from: FROM, upTo: 1, bases: ['note'] },
  { agencies: government, from: FROM, upTo: ANY, bases: ['note'] },
  { agencies: government, from: FROM, upTo: 12, bases: ['plusOne'] },
];

const inputs: Readonly<Record<QualifyingBasis, readonly TermField[]>> = {
  note: [],
  plusOne: [],
  firstCap: ['sRAdj1stCapR'],
  indexed: ['sRAdjIndexR', 'sRAdjMarginR'],
  highest: ['sRAdj1stCapR', 'sRAdjCapR', 'sRAdjCapMon', 'sRAdjLifeCapR'],
};

const FIVE_YEARS = 60;

/** The highest rate within five years: every change goes up as far as the caps allow. */
export function highestRate(loan: LoanValues, note: Thousandths): Thousandths {
  const cap = (field: 'sRAdj1stCapR' | 'sRAdjCapR' | 'sRAdjLifeCapR') => thousandthsOf(loan[field]) ?? 0;
  const initial = loan.sRAdj1stCapMon ?? 0;
  const later = Math.floor((FIVE_YEARS - initial) / Math.max(1, loan.sRAdjCapMon ?? 1));
  return note + Math.min(cap('sRAdj1stCapR') + later * cap('sRAdjCapR'), cap('sRAdjLifeCapR'));
}

function rateOf(basis: QualifyingBasis, loan: LoanValues, note: Thousandths): Thousandths {
  switch (basis) {
    case 'note':
      return note;
    case 'plusOne':
      return note + 1000;
    case 'firstCap':
      return note + (thousandthsOf(loan.sRAdj1stCapR) ?? 0);
    case 'indexed':
      return fullyIndexedRate(thousandthsOf(loan.sRAdjIndexR) ?? 0, thousandthsOf(loan.sRAdjMarginR) ?? 0);
    case 'highest':
      return highestRate(loan, note);
  }
}

/** A rate that may be the qualifying one. */
export interface QualifyingRate {
  readonly basis: QualifyingBasis;
  readonly rate: Thousandths;
}

/** The rates that are compared, the greatest first, or the inputs that are missing. */
export interface QualifyingRates {
  readonly rates: readonly QualifyingRate[];
  readonly missing: readonly TermField[];
}

const HIGHER_PRICED: readonly (string | null | undefined)[] = ['2', '3'];
const ADJUSTABLE = '1';

function basesOf(loan: LoanValues): readonly QualifyingBasis[] {
  const rule = ruleOf(
    rules.filter(({ upTo }) => (loan.sRAdj1stCapMon ?? 0) <= upTo),
    loan,
  );
  const higherPriced = HIGHER_PRICED.includes(loan.sHighPricedMortgageT);
  return (higherPriced ? rule?.basesIfHigherPriced : undefined) ?? rule?.bases ?? ['note'];
}

/** The rates at which the borrower may have to qualify, by agency and initial period; a fixed rate is the note rate. */
export function qualifyingRates(loan: LoanValues): QualifyingRates {
  const note = thousandthsOf(loan.sNoteIR);
  const adjusts = loan.sFinMethT === ADJUSTABLE;
  const unknownPeriod = adjusts && !loan.sRAdj1stCapMon;
  const bases = adjusts && !unknownPeriod ? basesOf(loan) : (['note'] as const);
  const needed: readonly TermField[] = ['sNoteIR', ...(adjusts ? (['sRAdj1stCapMon'] as const) : [])];
  const missing = [...needed, ...bases.flatMap((basis) => inputs[basis])].filter(
    (field) => (loan[field] ?? undefined) === undefined,
  );
  if (note === undefined || missing.length > 0) return { rates: [], missing };
  const rates = bases.map((basis) => ({ basis, rate: rateOf(basis, loan, note) }));
  return { rates: rates.toSorted((one, other) => other.rate - one.rate), missing };
}

/** The qualifying rate of an adjustable rate as stored (`sQualIR`); none for a fixed rate, which is its own. */
export function armQualifyingRate(loan: LoanValues): string | undefined {
  if (loan.sFinMethT !== ADJUSTABLE) return undefined;
  const [applied] = qualifyingRates(loan).rates;
  return applied && formatThousandths(applied.rate);
}

/** Whether an adjustable rate qualifies at another rate if it makes the loan higher-priced. */
export const dependsOnHigherPriced = (loan: LoanValues): boolean =>
  armQualifyingRate({ ...loan, sHighPricedMortgageT: '3' }) !==
  armQualifyingRate({ ...loan, sHighPricedMortgageT: '1' });
