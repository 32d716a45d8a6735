import { addMonths } from '../format/date';
import type { Cents } from '../numbers/fixed';
import { isKnownOn, type Ledger, ledgerOf, partsOf } from './ledger';
import { payoffOf } from './payoff';
import type { Posting } from './postings';
import type { ServicingTerms } from './servicing-terms';

/** Payments are taken for at most so many months in advance; more than that is meant to reduce the principal. */
const MOST_MONTHS_AHEAD = 12;

interface Balances {
  readonly principal: Cents;
  readonly escrow: Cents;
  readonly unapplied: Cents;
}

/** Why an amount that was typed by hand cannot be meant: codes of messages. */
export const effectProblemCodes = ['more-than-payoff', 'paid-too-far-ahead'] as const;
export type EffectProblem = (typeof effectProblemCodes)[number];

/** What one more posting changes. */
export interface PostingEffect {
  readonly before: Balances;
  readonly after: Balances;
  /** Due dates of months that it pays, or that are no longer paid. */
  readonly pays: readonly string[];
  readonly reopens: readonly string[];
  /** Of the paid months, those that are due after its day. */
  readonly ahead: number;
}

const balancesOf = ({ balance, escrowBalance, unapplied }: Ledger): Balances => ({
  ...{ principal: balance, escrow: escrowBalance, unapplied },
});

/** Compares a loan without and with a posting. */
export function effectOf(terms: ServicingTerms, postings: readonly Posting[], added: Posting): PostingEffect {
  const [before, after] = [ledgerOf(terms, postings), ledgerOf(terms, [...postings, added])];
  const [was, is] = [before, after].map(({ applied }) => applied.map(({ due }) => due));
  const pays = (is ?? []).slice(was?.length);
  return {
    ...{ before: balancesOf(before), after: balancesOf(after), pays },
    reopens: (was ?? []).slice(is?.length),
    ahead: pays.filter((due) => due > added.date).length,
  };
}

/** What can be paid on a day: the payoff, or the next payment, whose part for escrow the payoff does not have. */
function mostOn(terms: ServicingTerms, ledger: Ledger, date: string): Cents {
  if (ledger.nextDue === undefined) return ledger.balance === 0 ? 0 : Number.POSITIVE_INFINITY;
  const { total } = partsOf(terms, ledger.applied.length, ledger.balance);
  return Math.max(payoffOf(terms, ledger, date).total, total - ledger.unapplied);
}

/** Why an amount that was typed by hand cannot be meant; null if it can. */
export function effectProblem(
  terms: ServicingTerms,
  postings: readonly Posting[],
  added: Posting,
): EffectProblem | null {
  if (added.type !== 'payment' && added.type !== 'principal') return null;
  const ledger = ledgerOf(terms, postings);
  if (isKnownOn(terms, added.date)) {
    if (added.amount > mostOn(terms, ledger, added.date)) return 'more-than-payoff';
  }
  const { pays } = effectOf(terms, postings, added);
  const last = addMonths(added.date, MOST_MONTHS_AHEAD);
  return pays.some((due) => due > last) ? 'paid-too-far-ahead' : null;
}
