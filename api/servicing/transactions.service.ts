import { pacificDate } from '../../domain/format/date';
import { maySeeLoan } from '../../domain/loan/visibility';
import { englishText } from '../../domain/messages/english-text';
import type { BatchResult } from '../../domain/servicing/servicing.schemas';
import { servicedStatuses } from '../../domain/servicing/servicing-terms';
import { transactionProblems } from '../../domain/servicing/transaction-rules';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { Actor } from '../http/actor';
import type { Caller } from '../http/caller';
import { loansInParts } from './loans-in-parts';
import { storeServicingPositions } from './positions.queries';
import { effectProblems } from './posting-effect.service';
import { isSame, type RowProblems, readTransaction, type Transaction } from './read-transaction';
import { reversalProblems } from './reversal-problems';
import { addTransactions, transactionsOf } from './transactions.queries';

type Row = Readonly<Record<string, unknown>>;
type Read = ReturnType<typeof readTransaction>;

const TAKEN: RowProblems = { reference: 'is-taken' };
/** Another reversal of the same transaction came first. */
const REVERSED: RowProblems = { reverses: 'reverses-nothing' };
const NO_LOAN: RowProblems = { loanNum: 'no-loan' };
const NOT_SERVICED: RowProblems = { loanNum: 'not-in-servicing' };

const inEnglish = (problems: RowProblems): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, englishText(code)]));

const referenceOf = (row: Row): string | null =>
  typeof row.reference === 'string' ? [...row.reference].slice(0, 60).join('') : null;

/** Which of these loans exist and the actor sees. */
export async function seenLoans(
  portal: AppContext,
  actor: Actor,
  loanNums: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await loanProblems(portal, actor, loanNums)).keys());
}

/** Why transactions of these loans are refused, by loan number; null for a loan in servicing that the actor sees. */
async function loanProblems(
  portal: AppContext,
  actor: Actor,
  loanNums: readonly string[],
): Promise<ReadonlyMap<string, RowProblems | null>> {
  const found = new Map<string, RowProblems | null>();
  for (const loan of (await loansInParts(portal, loanNums)).values()) {
    if (!maySeeLoan(actor, loan)) continue;
    found.set(loan.sLNm, servicedStatuses.includes(loan.sStatusT ?? '') ? null : NOT_SERVICED);
  }
  return found;
}

function withRules(read: Read, today: string): Read {
  if (!('transaction' in read)) return read;
  const problems = transactionProblems(read.transaction, today);
  return Object.keys(problems).length > 0 ? { problems } : read;
}

/** Rows as transactions, or what is wrong with them: also a loan that is not in servicing, or that the actor doesn't see. */
export async function readTransactions(
  portal: AppContext,
  actor: Actor,
  rows: readonly Row[],
): Promise<readonly Read[]> {
  const today = pacificDate(portal.clock());
  const read = rows.map((row) => withRules(readTransaction(row), today));
  const named = read.flatMap((each) => ('transaction' in each ? [each.transaction.loanNum] : []));
  const problems = await loanProblems(portal, actor, [...new Set(named)]);
  return read.map((each) => {
    if (!('transaction' in each)) return each;
    const known = problems.get(each.transaction.loanNum);
    const wrong = known === undefined ? NO_LOAN : known;
    return wrong ? { problems: wrong } : each;
  });
}

/** Also refuses amounts that cannot be meant, and reversals of something else than they name. */
async function withAmounts(portal: AppContext, read: readonly Read[]): Promise<readonly Read[]> {
  const transactions = read.flatMap((each) => ('transaction' in each ? [each.transaction] : []));
  const [reversals, effects] = await Promise.all([
    reversalProblems(portal.db, transactions),
    effectProblems(portal, transactions),
  ]);
  return read.map((each) => {
    if (!('transaction' in each)) return each;
    const { reference } = each.transaction;
    const problems = reversals.get(reference) ?? effects.get(reference);
    return problems ? { problems } : each;
  });
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
    if (!kept || !isSame(kept, transaction)) {
      return { ...at, result: 'refused', fields: inEnglish(kept ? TAKEN : REVERSED) };
    }
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
  caller: Caller<Actor>,
): Promise<BatchResult> {
  const read = await withAmounts(portal, await readTransactions(portal, caller.actor, rows));
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
