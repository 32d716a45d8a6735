import { audit } from '../audit/audit.service';
import {
  addTransactions,
  isSame,
  readTransaction,
  readTransactions,
  removeTransactions,
  seenLoans,
  storeServicingPositions,
  type Transaction,
  transactionsOf,
} from '../servicing/servicing.service';
import { type BatchWork, problemsOf, type RowOutcome, refused, type WorkRow } from './batch-work';
import { rowsInTransactions } from './rows-in-transactions';

const TAKEN = problemsOf({ reference: 'is-taken' });

/** A checked row, whose input was read before. */
function transactionOf({ row, input }: WorkRow): Transaction {
  const read = readTransaction(input);
  if (!('transaction' in read)) throw new Error(`Row ${row} of the batch was checked and is not readable.`);
  return read.transaction;
}

/** Rows that repeat another one of the batch are unchanged; with other content they are refused. */
function againstKnown(row: number, one: Transaction, known: Transaction | undefined): RowOutcome {
  if (known === undefined) return { row, result: 'ready' };
  return isSame(known, one) ? { row, result: 'unchanged' } : refused(row, TAKEN);
}

const loansOf = (transactions: readonly Transaction[]): string[] => [
  ...new Set(transactions.map(({ loanNum }) => loanNum)),
];

/** Payments and charges of loans in servicing. A reference identifies a transaction, as in the call that receives them. */
export const transactionsWork: BatchWork = rowsInTransactions({
  async check({ portal, caller }, rows, earlier) {
    const read = await readTransactions(
      portal,
      caller.actor,
      rows.map(({ input }) => input),
    );
    const valid = read.flatMap((each) => ('transaction' in each ? [each.transaction.reference] : []));
    const known = new Map(await transactionsOf(portal.db, valid));
    for (const row of earlier) {
      const one = readTransaction(row.input);
      if ('transaction' in one && !known.has(one.transaction.reference)) {
        known.set(one.transaction.reference, one.transaction);
      }
    }
    return rows.map(({ row }, place): RowOutcome => {
      const each = read[place];
      if (each === undefined || 'problems' in each) return refused(row, problemsOf(each?.problems ?? {}));
      const outcome = againstKnown(row, each.transaction, known.get(each.transaction.reference));
      if (outcome.result === 'ready') known.set(each.transaction.reference, each.transaction);
      return outcome;
    });
  },

  async save({ portal, batchId, caller }, trx, rows) {
    // Who saves can be another user than who checked, and a loan can have left servicing since.
    const inputs = rows.map(({ input }) => input);
    const read = await readTransactions(portal, caller.actor, inputs);
    const refusals = rows.flatMap(({ row }, place): RowOutcome[] => {
      const each = read[place];
      return each && 'problems' in each ? [refused(row, problemsOf(each.problems))] : [];
    });
    const given = rows.flatMap(({ row }, place) => {
      const each = read[place];
      return each && 'transaction' in each ? [{ row, one: each.transaction }] : [];
    });
    const transactions = given.map(({ one }) => one);
    const added = await addTransactions(trx, transactions, { at: portal.clock(), from: caller.actor.login });
    // Another batch or call may have brought one since the check.
    const others = transactions.filter(({ reference }) => !added.has(reference)).map(({ reference }) => reference);
    const stored = await transactionsOf(trx, others);
    if (added.size > 0) {
      await storeServicingPositions(portal, trx, loansOf(transactions));
      await audit(trx, caller, {
        action: 'transactions.receive',
        subject: 'transactions',
        after: { batch: batchId, rows: rows.length, references: [...added] },
      });
    }
    const outcomes = given.map(
      ({ row, one }): RowOutcome =>
        added.has(one.reference) ? { row, result: 'saved' } : againstKnown(row, one, stored.get(one.reference)),
    );
    return [...refusals, ...outcomes];
  },

  async undo({ portal, batchId, caller }, trx, rows) {
    const given = rows.map((each) => ({ row: each.row, one: transactionOf(each) }));
    const seen = await seenLoans(portal, caller.actor, loansOf(given.map(({ one }) => one)));
    const removed = await removeTransactions(
      trx,
      given.flatMap(({ one }) => (seen.has(one.loanNum) ? [one] : [])),
    );
    if (removed.size > 0) {
      await storeServicingPositions(portal, trx, loansOf(given.map(({ one }) => one)));
      await audit(trx, caller, {
        action: 'transactions.undo',
        subject: 'transactions',
        after: { batch: batchId, references: [...removed] },
      });
    }
    return given.map(({ row, one }) => ({ row, result: removed.has(one.reference) ? 'undone' : 'kept' }));
  },
});
