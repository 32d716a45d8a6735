import { sql } from 'kysely';
import type {
  ChangeLogFilter,
  ChangeLogPage,
  ChangeLogQuery,
  ChangeLogValues,
} from '../../../domain/loan/change-log.schemas';
import { openJson, sealJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import type { FieldChange } from './field-changes';
import type { JournalConnection, JournalTransaction } from './journal-db';
import type { LoanWrite } from './loan-write';
import { loggedContext } from './sealed-tables';

/** Rows per insert: PostgreSQL accepts at most 65,535 parameters in a statement. */
const BATCH = 4000;

/** A field that a write changed, with the version that it made. */
export interface LoggedChange {
  readonly change: FieldChange;
  readonly version: number;
  readonly write: LoanWrite;
}

/** The row of a change. */
export function logRow({ change, version, write }: LoggedChange) {
  const { loanNum, vault } = write;
  const sealed = (value: unknown, side: 'before' | 'after') =>
    value === null || value === undefined
      ? null
      : sealJson(vault, value, loggedContext(loanNum, version, change.field, side));
  return {
    loan_num: loanNum,
    at: write.now,
    version,
    action: write.action,
    field: change.field,
    before: sealed(change.before, 'before'),
    after: sealed(change.after, 'after'),
    by_login: write.operation.by,
    by_name: write.operation.byName,
  };
}

/** Logs changed fields, of one loan or of several. */
export async function logChanges(trx: JournalTransaction, changes: readonly LoggedChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += BATCH) {
    const rows = changes.slice(from, from + BATCH).map(logRow);
    await trx.insertInto('journal.change_log').values(rows).execute();
  }
}

/** Maximum number of counted entries; beyond it the answer says that there are more. */
const COUNTED = 10_000;

const holds = (values: readonly string[] | undefined): boolean => values !== undefined && values.length > 0;

/** The entries of a loan that the filter finds, in no order. */
function found(db: JournalConnection, loanNum: string, filter: ChangeLogFilter) {
  const { people, fields, places, actions, from, to } = filter;
  const findsNothing = [people, fields, places, actions].some((values) => values?.length === 0);
  return db
    .selectFrom('journal.change_log')
    .where('loan_num', '=', loanNum)
    .$if(findsNothing, (query) => query.where(sql<boolean>`false`))
    .$if(holds(people), (query) => query.where('by_name', 'in', people ?? []))
    .$if(holds(fields), (query) => query.where('name', 'in', fields ?? []))
    .$if(holds(places), (query) =>
      query.where('field', 'in', places ?? []).where('name', 'in', (places ?? []).map(nameOf)),
    )
    .$if(holds(actions), (query) => query.where('action', 'in', actions ?? []))
    .$if(from !== undefined, (query) => query.where('at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('at', '<', new Date(to ?? 0)));
}

/** As in the column `name`, which is the first column of the index on fields. */
const nameOf = (place: string): string => place.replaceAll(/\[[^\]]*\]/g, '');

/**
 * A page of the change log. Its IDs are read from an index alone, and only the entries of the page from the table, so that a
 * page of a long log costs the same as one of a short log.
 */
export async function changeLog(
  db: JournalConnection,
  vault: Vault,
  loanNum: string,
  query: ChangeLogQuery,
): Promise<ChangeLogPage> {
  const { filter = {}, order = 'newest', offset = 0, limit } = query;
  const direction = order === 'newest' ? 'desc' : 'asc';
  const ids = found(db, loanNum, filter)
    .select('id')
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset);
  const [{ counted }, rows] = await Promise.all([
    db
      .selectFrom(
        found(db, loanNum, filter)
          .select('id')
          .limit(COUNTED + 1)
          .as('some'),
      )
      .select(sql<number>`count(*)`.as('counted'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('journal.change_log')
      .selectAll()
      .where('loan_num', '=', loanNum)
      .where('id', 'in', ids)
      .orderBy('at', direction)
      .orderBy('id', direction)
      .execute(),
  ]);
  return {
    total: Math.min(counted, COUNTED),
    capped: counted > COUNTED,
    entries: rows.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      version: row.version,
      action: row.action,
      field: row.field,
      before: openJson(vault, row.before, loggedContext(loanNum, row.version, row.field, 'before')),
      after: openJson(vault, row.after, loggedContext(loanNum, row.version, row.field, 'after')),
      by: row.by_name,
    })),
  };
}

/** Skips from value to value along the index, so that the cost of a value does not depend on how often it occurs. */
async function valuesOf(
  db: JournalConnection,
  loanNum: string,
  column: 'by_name' | 'name' | 'action',
): Promise<string[]> {
  const value = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive found(value) as (
      (select ${value} from journal.change_log where loan_num = ${loanNum} order by ${value} limit 1)
      union all
      select (
        select ${value} from journal.change_log
        where loan_num = ${loanNum} and ${value} > found.value order by ${value} limit 1
      ) from found where found.value is not null
    ) select value from found where value is not null`.execute(db);
  return rows.map((row) => row.value);
}

/** The people, fields and actions in the change log of the loan. */
export async function changeLogValues(db: JournalConnection, loanNum: string): Promise<ChangeLogValues> {
  const [people, fields, actions] = await Promise.all([
    valuesOf(db, loanNum, 'by_name'),
    valuesOf(db, loanNum, 'name'),
    valuesOf(db, loanNum, 'action'),
  ]);
  return { people, fields, actions };
}
