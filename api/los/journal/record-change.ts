import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import { runPrepared } from '../../db/prepared';
import { sealJson } from '../../ports/keys/sealed-json';
import { logRow } from './change-log';
import { feedLock } from './feed';
import { fieldChanges } from './field-changes';
import type { OperationResult } from './journal-db';
import type { LoanWrite } from './loan-write';
import { type OperationRequest, rememberedOperation } from './operations';
import { answerContext } from './sealed-tables';

/** A change of a loan in one statement. Its status stays. */
interface RecordedChange {
  readonly before: LoanDocument;
  readonly after: LoanDocument;
  readonly write: LoanWrite;
  readonly requested: OperationRequest;
  /** Stores the loan if it still is as it was read: `update … from remembered where … returning loan_num`. */
  readonly stored: RawBuilder<unknown>;
}

/** The feed entry is without a loan, because the loan was not stored. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23502' && 'table' in error && error.table === 'changes';

/**
 * Stores a change of a loan with everything that the journal records of it, in the order of a transaction that does so: the operation
 * first, and the feed entry last (see `addToFeed`). False if nothing was stored, because the operation is known or the loan is no
 * longer as it was read.
 */
export async function recordChange<Db>(
  db: Kysely<Db>,
  { before, after, write, requested, stored }: RecordedChange,
): Promise<boolean> {
  const { now, vault, operation } = write;
  const { id, action, requestHash } = rememberedOperation(vault, requested);
  const answer = sealJson<OperationResult>(vault, { answer: after }, answerContext(id));
  const logged = fieldChanges(before, after).map((change) => logRow({ change, version: after.version, write }));
  const statement = sql<{ recorded: number }>`
    with remembered as (
      insert into journal.operations (id, action, request_hash, result, at)
      values (${id}, ${action}, ${requestHash}, ${answer}, ${now}) on conflict (id) do nothing
      returning id
    ), stored as (${stored}), logged as (
      insert into journal.change_log (loan_num, at, version, action, field, before, after, by_login, by_name)
      select stored.loan_num, ${now}::timestamptz, ${after.version}::int, ${write.action}, field, before::jsonb, after::jsonb,
        ${operation.by}, ${operation.byName}
      from stored, jsonb_to_recordset(${JSON.stringify(logged)}::jsonb) as change (field text, before text, after text)
    ), ordered as materialized (
      select (select loan_num from stored) as loan_num, ${feedLock} from remembered
    ), fed as (
      insert into journal.changes (loan_num, version, operation_id)
      select loan_num, ${after.version}::int, ${id}::uuid from ordered
    )
    select count(*)::int as recorded from remembered`;
  try {
    const [row] = await runPrepared(db, statement);
    return row?.recorded === 1;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}
