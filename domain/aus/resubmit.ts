import { thousandthsOf } from '../numbers/cents';
import { formatThousandths } from '../numbers/fixed';
import type { AusFacts } from './facts.schemas';

/** A fact that differs from the submission, as the loan document names it or as the comparison shows it. */
export const comparedFacts = [
  'sLPurposeT',
  'sOccTPe',
  'sProdSpT',
  'sLT',
  'sTerm',
  'sFinMethT',
  'sPurchPrice',
  'sApprVal',
  'sLAmtCalc',
  'sNoteIR',
  'ltv',
  'cltv',
  'hcltv',
  'income',
  'housing',
  'debts',
  'dtiTop',
  'dtiBottom',
  'score',
  'reserves',
  'reserveMonths',
  'cash',
] as const satisfies readonly (keyof AusFacts)[];

export type ComparedFact = (typeof comparedFacts)[number];

/** Product, purpose, occupancy, property, term, price and value must be those of the closing (Selling Guide B3-2-10). */
const mustMatch: readonly ComparedFact[] = [
  ...(['sLT', 'sLPurposeT', 'sOccTPe', 'sProdSpT', 'sTerm', 'sFinMethT', 'sPurchPrice', 'sApprVal'] as const),
  'sLAmtCalc',
];

const MOST_DTI = 50_000;
const NOTED_DTI = 45_000;
const RISE = 3_000;

/** Why a loan must be submitted again. */
export type ResubmitReason =
  | { readonly kind: 'must-match'; readonly fact: ComparedFact }
  /** The total debt ratio: `rise` in points, `ratio` now. */
  | { readonly kind: 'ratio-above' | 'ratio-rose' | 'ratio-over'; readonly ratio: string; readonly rise: string };

/** Why the total debt ratio rose; the first cause found leads the user to it. */
export type RiseCause = 'rate' | 'debts' | 'income' | 'housing';

/** How a run compares with the loan as it is now. */
export interface Staleness {
  /** Any change after the submission (DU's "Out of Date"). */
  readonly isOutOfDate: boolean;
  readonly changed: ComparedFact[];
  readonly reasons: ResubmitReason[];
  readonly causes: RiseCause[];
}

const number = (value: string | number | null): number => Number(value ?? 0);

function ratioReason(then: AusFacts, now: AusFacts): ResubmitReason[] {
  const before = thousandthsOf(then.dtiBottom);
  const after = thousandthsOf(now.dtiBottom);
  if (before === undefined || after === undefined || after <= before) return [];
  const figures = { ratio: formatThousandths(after), rise: formatThousandths(after - before) };
  if (after > MOST_DTI) return [{ kind: 'ratio-over', ...figures }];
  if (after > NOTED_DTI) return [{ kind: 'ratio-above', ...figures }];
  return after - before >= RISE ? [{ kind: 'ratio-rose', ...figures }] : [];
}

function causesOf(then: AusFacts, now: AusFacts): RiseCause[] {
  const causes: RiseCause[] = [];
  if (number(now.debts) > number(then.debts)) causes.push('debts');
  if (number(now.income) < number(then.income)) causes.push('income');
  if (number(now.sNoteIR) > number(then.sNoteIR)) causes.push('rate');
  else if (number(now.housing) > number(then.housing)) causes.push('housing');
  return causes;
}

/** The facts that differ. */
export const changedFacts = (then: AusFacts, now: AusFacts): ComparedFact[] =>
  comparedFacts.filter((name) => (then[name] ?? null) !== (now[name] ?? null));

/** Whether a run still describes the loan, and whether it must be submitted again before closing. */
export function stalenessOf(then: AusFacts, now: AusFacts, isSameHash: boolean): Staleness {
  if (isSameHash) return { isOutOfDate: false, changed: [], reasons: [], causes: [] };
  const changed = changedFacts(then, now);
  const matching = changed.filter((fact) => mustMatch.includes(fact));
  const byRatio = ratioReason(then, now);
  return {
    isOutOfDate: true,
    changed,
    reasons: [...byRatio, ...matching.map((fact) => ({ kind: 'must-match', fact }) as const)],
    causes: byRatio.length > 0 ? causesOf(then, now) : [],
  };
}
