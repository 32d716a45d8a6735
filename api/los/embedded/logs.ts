import type { StatusLogEntry } from '../../../domain/loan/activity.schemas';
import type { Operation } from '../operation';
import type { FieldChange } from './field-changes';
import { requireLoan } from './find-loan';
import type { Db, Trx } from './los-db';

/** How a write is to stand in the logs. */
export interface Done {
  readonly operation: Operation;
  readonly loanNum: string;
  readonly action: string;
  readonly now: Date;
  /** For the status log; where none is given the log says what was done. */
  readonly note?: string | undefined;
}

/** Rows of one insert: PostgreSQL takes at most 65,535 parameters in a statement. */
const BATCH = 4000;

/** Writes what changed, field by field. */
export async function logChanges(
  trx: Trx,
  version: number,
  changes: readonly FieldChange[],
  done: Done,
): Promise<void> {
  for (let from = 0; from < changes.length; from += BATCH) {
    await trx
      .insertInto('los.change_log')
      .values(
        changes.slice(from, from + BATCH).map((change) => ({
          loan_num: done.loanNum,
          at: done.now,
          version,
          action: done.action,
          field: change.field,
          before: JSON.stringify(change.before ?? null),
          after: JSON.stringify(change.after ?? null),
          by_login: done.operation.by,
          by_name: done.operation.byName,
        })),
      )
      .execute();
  }
}

/** Writes a move of the status, or what happened while it stayed. */
export async function logStatus(trx: Trx, from: string | null, status: string, done: Done): Promise<void> {
  await trx
    .insertInto('los.status_log')
    .values({
      loan_num: done.loanNum,
      at: done.now,
      status,
      from_status: from,
      by_login: done.operation.by,
      by_name: done.operation.byName,
      description: done.note ?? done.action,
    })
    .execute();
}

/** The status log, oldest first. */
export async function statusLog(db: Db, loanNum: string): Promise<StatusLogEntry[]> {
  await requireLoan(db, loanNum);
  const rows = await db
    .selectFrom('los.status_log')
    .selectAll()
    .where('loan_num', '=', loanNum)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    status: row.status,
    from: row.from_status,
    by: row.by_name,
    description: row.description,
  }));
}
