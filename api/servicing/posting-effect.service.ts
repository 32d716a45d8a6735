import { formatCents, toCents } from '../../domain/numbers/fixed';
import { effectOf, effectProblem } from '../../domain/servicing/posting-effect';
import type { PostingEffectAnswer, PostingEffectBody } from '../../domain/servicing/posting-effect.schemas';
import type { Posting } from '../../domain/servicing/postings';
import { hasTerms } from '../../domain/servicing/servicing-terms';
import type { AppContext } from '../app-context';
import type { Caller } from '../http/caller';
import { visibleLoan } from '../loan/gateway.service';
import { loansInParts } from './loans-in-parts';
import { postingsOf } from './positions.queries';
import type { RowProblems, Transaction } from './read-transaction';
import { accountOf } from './reviews.service';
import { amountsOf, termsWith } from './terms.queries';

const money = ({ principal, escrow, unapplied }: ReturnType<typeof effectOf>['before']) => ({
  ...{ principal: formatCents(principal), escrow: formatCents(escrow), unapplied: formatCents(unapplied) },
});

/** What a transaction would do to a loan in servicing. Nothing is stored. */
export async function postingEffect(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { amount, ...added }: PostingEffectBody,
): Promise<PostingEffectAnswer> {
  const loan = await visibleLoan(portal, caller.actor, loanNum);
  const { terms } = await accountOf(portal, loan);
  const postings = (await postingsOf(portal.db, [loanNum])).get(loanNum) ?? [];
  const posting = { ...added, reference: '', amount: toCents(amount) };
  const { before, after, ...months } = effectOf(terms, postings, posting);
  return { ...months, before: money(before), after: money(after), problem: effectProblem(terms, postings, posting) };
}

const asPosting = ({ reference, date, type, amount, reverses }: Transaction): Posting => ({
  ...{ reference, date, type, amount: toCents(amount), reverses },
});

/** Amounts of a few transactions that cannot be meant, by their reference. Those that are stored already are not looked at. */
export async function effectProblems(
  portal: AppContext,
  transactions: readonly Transaction[],
): Promise<ReadonlyMap<string, RowProblems>> {
  const loanNums = [...new Set(transactions.map(({ loanNum }) => loanNum))];
  const [loans, postings, amounts] = await Promise.all([
    loansInParts(portal, loanNums),
    postingsOf(portal.db, loanNums),
    amountsOf(portal.db, loanNums),
  ]);
  const problems = new Map<string, RowProblems>();
  const posted = new Map(loanNums.map((loanNum) => [loanNum, postings.get(loanNum) ?? []]));
  for (const transaction of transactions) {
    const { loanNum, reference } = transaction;
    const loan = loans.get(loanNum);
    const before = posted.get(loanNum) ?? [];
    const terms = loan && termsWith(loan, amounts.get(loanNum));
    if (!terms || !hasTerms(terms) || before.some((each) => each.reference === reference)) continue;
    const problem = effectProblem(terms, before, asPosting(transaction));
    if (problem !== null) problems.set(reference, { amount: problem });
    posted.set(loanNum, [...before, asPosting(transaction)]);
  }
  return problems;
}
