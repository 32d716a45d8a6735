import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { Transaction } from './read-transaction';

type Db = Kysely<PortalDb>;

/** Stores transactions with new references, except second reversals of the same transaction, and returns those references. */
export async function addTransactions(
  db: Db,
  transactions: readonly Transaction[],
  received: { readonly at: Date; readonly from: string },
): Promise<ReadonlySet<string>> {
  if (transactions.length === 0) return new Set();
  const rows = transactions.map(({ loanNum, ...transaction }) => ({
    ...transaction,
    loan_num: loanNum,
    received_at: received.at,
    received_from: received.from,
  }));
  const added = await db
    .insertInto('portal.transactions')
    .values(rows)
    .onConflict((of) => of.doNothing())
    .returning('reference')
    .execute();
  return new Set(added.map(({ reference }) => reference));
}

/** The transactions of these references, by reference. */
export async function transactionsOf(db: Db, references: readonly string[]): Promise<ReadonlyMap<string, Transaction>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('portal.transactions')
    .select(['reference', 'loan_num as loanNum', 'date', 'type', 'amount', 'reverses'])
    .where('reference', 'in', [...references])
    .execute();
  return new Map(rows.map((row) => [row.reference, { ...row, type: row.type as Transaction['type'] }]));
}

/** Removes those of these transactions that are still stored as they are given, and returns their references. */
export async function removeTransactions(db: Db, transactions: readonly Transaction[]): Promise<ReadonlySet<string>> {
  if (transactions.length === 0) return new Set();
  const given = JSON.stringify(transactions);
  const { rows } = await sql<{ reference: string }>`
    delete from portal.transactions held
    using jsonb_to_recordset(${given}::jsonb)
      as given ("loanNum" text, date text, type text, amount numeric, reference text, reverses text)
    where held.reference = given.reference and held.loan_num = given."loanNum" and held.date::text = given.date
      and held.type = given.type and held.amount = given.amount and held.reverses is not distinct from given.reverses
    returning held.reference`.execute(db);
  return new Set(rows.map(({ reference }) => reference));
}
