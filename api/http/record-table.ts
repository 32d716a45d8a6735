import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { RecordSubject, RecordVerb } from '../../domain/audit/audit-actions';
import type { RecordSave } from '../../domain/records/record-body.schemas';
import type { RecordFields, RecordOf, RecordValues } from '../../domain/records/record-fields';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { notFound, refuse } from './app-error';
import type { Author, Caller } from './caller';
import type { CsvColumn } from './csv';
import type { List } from './list-query';
import { assertCurrent, assertUnused, isTaken, type Uses } from './records';

type Db = Kysely<PortalDb>;
type Trx = Transaction<PortalDb>;

/** A database table whose columns are the record's fields in snake case, plus `id` (uuid) and `version`. */
export interface RecordTable<F extends RecordFields> {
  /** With its schema: `portal.branches`. */
  readonly table: string;
  /** The kind of its audit subjects: `branch`. */
  readonly subject: RecordSubject;
  readonly fields: F;
  /** The field that must be unique. */
  readonly unique: keyof F & string;
  /** Columns refer to `record`: `record.name`. */
  readonly list: List;
}

export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columnsOf = (fields: RecordFields): readonly string[] => ['id', 'version', ...Object.keys(fields)];

/** All records as their fields, to be filtered and paged by `pageOf`. */
export function recordsOf<F extends RecordFields>(db: Db, { table, fields }: RecordTable<F>) {
  return db
    .selectFrom(sql<Record<string, unknown>>`${sql.table(table)}`.as('record'))
    .select(columnsOf(fields).map((name) => sql.ref(`record.${columnOf(name)}`).as(name)))
    .$castTo<RecordOf<F>>();
}

/** One record. Throws if there is none. */
export async function recordOf<F extends RecordFields>(
  db: Db,
  of: RecordTable<F>,
  id: string,
  locked = false,
): Promise<RecordOf<F>> {
  const query = recordsOf(db, of).where(sql<boolean>`record.id = ${id}`);
  const [found] = await (locked ? query.forUpdate() : query).execute();
  if (!found) throw notFound('no-record');
  // Kysely cannot type the columns of a table whose name is a value.
  return found as unknown as RecordOf<F>;
}

const assignments = (values: object): RawBuilder<unknown>[] =>
  Object.entries(values).map(([name, value]) => sql`${sql.id(columnOf(name))} = ${value}`);

/** Runs before a record changes, for example to update references to its name. */
export type BeforeChange<F extends RecordFields> = (
  trx: Trx,
  current: RecordOf<F>,
  values: Partial<RecordValues<F>>,
) => Promise<void>;

/** Creates a record, or changes one that has the version its caller has read; returns the result. */
export async function saveRecord<F extends RecordFields>(
  db: Db,
  of: RecordTable<F>,
  save: RecordSave<F>,
  caller: Caller<Author>,
  beforeChange: BeforeChange<F> = async () => {},
): Promise<RecordOf<F>> {
  try {
    return await db.transaction().execute((trx) => saveRecordIn(trx, of, save, caller, beforeChange));
  } catch (error) {
    if (!isTaken(error)) throw error;
    const message = 'is-taken';
    throw refuse('conflict', message, { fields: { [of.unique]: message } });
  }
}

/** Like {@link saveRecord}, as part of a transaction. */
export async function saveRecordIn<F extends RecordFields>(
  trx: Trx,
  of: RecordTable<F>,
  save: RecordSave<F>,
  caller: Caller<Author>,
  beforeChange: BeforeChange<F> = async () => {},
): Promise<RecordOf<F>> {
  if (save.id === null) return insert(trx, of, save.values, caller);
  const current = await recordOf(trx, of, save.id, true);
  assertCurrent(save.version, current);
  await beforeChange(trx, current, save.values);
  return change(trx, of, current, save.values, caller);
}

async function insert<F extends RecordFields>(
  trx: Trx,
  of: RecordTable<F>,
  values: RecordValues<F>,
  caller: Caller<Author>,
) {
  const names = Object.keys(values).map((name) => sql.id(columnOf(name)));
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(of.table)} (${sql.join(names)}) values (${sql.join(Object.values(values))})
    returning id`.execute(trx);
  const after = await recordOf(trx, of, rows[0]?.id ?? '');
  await auditRecord(trx, of, caller, 'create', { after });
  return after;
}

async function change<F extends RecordFields>(
  trx: Trx,
  of: RecordTable<F>,
  before: RecordOf<F>,
  values: Partial<RecordValues<F>>,
  caller: Caller<Author>,
) {
  if (Object.keys(values).length === 0) return before;
  await sql`
    update ${sql.table(of.table)} set ${sql.join([...assignments(values), sql`version = version + 1`])}
    where id = ${before.id}`.execute(trx);
  const after = await recordOf(trx, of, before.id);
  await auditRecord(trx, of, caller, 'change', { before, after });
  return after;
}

/** Removes a record that is not in use, according to `usesOf`. */
export async function removeRecord<F extends RecordFields>(
  db: Db,
  of: RecordTable<F>,
  removed: { readonly id: string; readonly version?: number | undefined },
  caller: Caller<Author>,
  usesOf: (trx: Trx, current: RecordOf<F>) => Promise<Uses> = async () => ({}),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const current = await recordOf(trx, of, removed.id, true);
    if (removed.version !== undefined) assertCurrent(removed.version, current);
    assertUnused(await usesOf(trx, current));
    await sql`delete from ${sql.table(of.table)} where id = ${removed.id}`.execute(trx);
    await auditRecord(trx, of, caller, 'delete', { before: current });
  });
}

type Change = { readonly before?: RecordOf<RecordFields>; readonly after?: RecordOf<RecordFields> };

const auditRecord = <F extends RecordFields>(
  trx: Trx,
  { subject }: RecordTable<F>,
  caller: Caller<Author>,
  what: RecordVerb,
  { before, after }: Change,
): Promise<void> =>
  audit(trx, caller, {
    action: `${subject}.${what}`,
    subject: `${subject}:${(after ?? before)?.id}`,
    ...(before ? { before: { ...before } } : {}),
    ...(after ? { after: { ...after } } : {}),
  });

const cell = (value: unknown): string | null =>
  value === null || value === undefined
    ? null
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : Array.isArray(value)
        ? value.join('; ')
        : String(value);

/** Every field of a record as a CSV column, titled with its API name. */
export const csvColumns = <F extends RecordFields>({ fields }: RecordTable<F>): readonly CsvColumn<RecordOf<F>>[] =>
  Object.keys(fields).map((name) => [name, (row) => cell((row as Readonly<Record<string, unknown>>)[name])]);
