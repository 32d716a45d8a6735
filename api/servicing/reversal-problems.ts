import type { Kysely } from 'kysely';
import { toCents } from '../../domain/numbers/fixed';
import { isReversible, standingPostings } from '../../domain/servicing/postings';
import type { PortalDb } from '../db/portal-db';
import { postingsOf } from './positions.queries';
import type { RowProblems, Transaction } from './read-transaction';
import { transactionsOf } from './transactions.queries';

/** What is wrong with a reversal that names what it takes back; null if nothing is. */
function problemOf(
  reversal: Transaction,
  taken: Transaction | undefined,
  reversed: ReadonlySet<string>,
): RowProblems | null {
  const isOpen = taken?.loanNum === reversal.loanNum && isReversible(taken.type) && !reversed.has(taken.reference);
  if (!isOpen) return { reverses: 'reverses-nothing' };
  if (reversal.date < taken.date) return { date: 'reversal-before-taken' };
  return toCents(taken.amount) === -toCents(reversal.amount) ? null : { amount: 'reversal-not-opposite' };
}

/**
 * Reversals that name no transaction of their loan that can still be taken back, a later one, or not with the opposite amount, by their
 * reference. Those that are stored already are not looked at.
 */
export async function reversalProblems(
  db: Kysely<PortalDb>,
  transactions: readonly Transaction[],
): Promise<ReadonlyMap<string, RowProblems>> {
  const reversals = transactions.filter(({ reverses }) => reverses !== null);
  const [stored, postings] = await Promise.all([
    transactionsOf(
      db,
      reversals.flatMap(({ reference, reverses }) => [reference, reverses ?? '']),
    ),
    postingsOf(db, [...new Set(reversals.map(({ loanNum }) => loanNum))]),
  ]);
  const reversed = new Set([...postings.values()].flatMap((own) => [...standingPostings(own).reversed]));
  const given = new Map(transactions.map((each) => [each.reference, each]));
  return new Map(
    reversals.flatMap((reversal) => {
      if (stored.has(reversal.reference)) return [];
      const named = reversal.reverses ?? '';
      const problem = problemOf(reversal, stored.get(named) ?? given.get(named), reversed);
      return problem ? [[reversal.reference, problem]] : [];
    }),
  );
}
