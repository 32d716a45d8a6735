import { englishText } from '../../domain/messages/english-text';
import type { BatchResult } from '../../domain/servicing/servicing.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { Author, Caller } from '../http/caller';
import { knownLoans } from '../loan/loan.service';
import { storeServicingPositions } from './positions.queries';
import { isSame, type RowProblems, readTransaction, type Transaction } from './read-transaction';
import { addTransactions, transactionsOf } from './transactions.queries';

type Row = Readonly<Record<string, unknown>>;
type Read = ReturnType<typeof readTransaction>;

const TAKEN: RowProblems = { reference: 'is-taken' };
const NO_LOAN: RowProblems = { loanNum: 'no-loan' };

const inEnglish = (problems: RowProblems): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, englishText(code)]));

const referenceOf = (row: Row): string | null =>
  typeof row.reference === 'string' ? [...row.reference].slice(0, 60).join('') : null;

/** Rows whose loan the LOS has; for the others, reports that there is no such loan. */
export async function readTransactions(portal: AppContext, rows: readonly Row[]): Promise<readonly Read[]> {
  const read = rows.map(readTransaction);
  const named = read.flatMap((each) => ('transaction' in each ? [each.transaction.loanNum] : []));
  const known = await knownLoans(portal, [...new Set(named)]);
  return read.map((each) =>
    'transaction' in each && !known.has(each.transaction.loanNum) ? { problems: NO_LOAN } : each,
  );
}

type RowResult = BatchResult['rows'][number];

/** Rolls back a batch with a refused row, and carries what became of its rows. */
class BatchRefused extends Error {
  constructor(readonly results: readonly RowResult[]) {
    super('A row of the batch was refused.');
  }
}

/** The result of each row, given the references that this batch added and all that are stored. */
function resultsOf(
  rows: readonly Row[],
  read: readonly Read[],
  added: ReadonlySet<string>,
  stored: ReadonlyMap<string, Transaction>,
): readonly RowResult[] {
  const reported = new Set<string>();
  return read.map((each, place) => {
    const at = { row: place + 1, reference: referenceOf(rows[place] ?? {}) };
    if ('problems' in each) return { ...at, result: 'refused', fields: inEnglish(each.problems) };
    const { transaction } = each;
    const kept = stored.get(transaction.reference);
    if (!kept || !isSame(kept, transaction)) return { ...at, result: 'refused', fields: inEnglish(TAKEN) };
    const isNew = added.has(transaction.reference) && !reported.has(transaction.reference);
    reported.add(transaction.reference);
    return { ...at, result: isNew ? 'saved' : 'unchanged' };
  });
}

/** The results of a batch that is not stored: what it would have added is not saved. */
const notSaved = (results: readonly RowResult[], added: ReadonlySet<string>): readonly RowResult[] =>
  results.map((each) =>
    each.result !== 'refused' && added.has(each.reference ?? '') ? { ...each, result: 'not-saved' } : each,
  );

/**
 * Stores a batch in one transaction, completely or not at all: if a row is invalid, nothing is stored, and each row says why or
 * that it was not saved. A known reference is `unchanged` if its content is the same, otherwise rejected.
 */
export async function receiveTransactions(
  portal: AppContext,
  rows: readonly Row[],
  caller: Caller<Author>,
): Promise<BatchResult> {
  const read = await readTransactions(portal, rows);
  const store = portal.db.transaction().execute(async (trx) => {
    const valid = read.flatMap((each) => ('transaction' in each ? [each.transaction] : []));
    const firsts = new Map<string, Transaction>();
    for (const one of valid) if (!firsts.has(one.reference)) firsts.set(one.reference, one);
    const added = await addTransactions(trx, [...firsts.values()], { at: portal.clock(), from: caller.actor.login });
    const results = resultsOf(rows, read, added, await transactionsOf(trx, [...firsts.keys()]));
    if (results.some(({ result }) => result === 'refused')) throw new BatchRefused(notSaved(results, added));
    if (added.size > 0) {
      await storeServicingPositions(portal, trx, [...new Set(valid.map(({ loanNum }) => loanNum))]);
      await audit(trx, caller, {
        action: 'transactions.receive',
        subject: 'transactions',
        after: { rows: rows.length, references: [...added] },
      });
    }
    return results;
  });
  const results = await store.catch((error: unknown) => {
    if (error instanceof BatchRefused) return error.results;
    throw error;
  });
  const count = (result: RowResult['result']): number => results.filter((each) => each.result === result).length;
  return {
    ...{ saved: count('saved'), unchanged: count('unchanged'), refused: count('refused') },
    notSaved: count('not-saved'),
    rows: results,
  };
}
