import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AuditAction } from '../../domain/audit/audit-actions';
import { pacificDate } from '../../domain/format/date';
import { formDateProblems } from '../../domain/records/import/plausible-dates';
import { type ReadTable, readTable } from '../../domain/records/import/read-table';
import { formDiff, tableDiff } from '../../domain/records/import/table-diff';
import { columnsOf, type ImportedRow, type TableImport } from '../../domain/records/import/table-import';
import type { ImportForm, TableCheck } from '../../domain/records/import/table-import.schemas';
import type { RecordFields, RecordValues } from '../../domain/records/record-fields';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { readSpreadsheet } from '../spreadsheets/read-spreadsheet';
import { inTurns } from '../threads/turns';
import { invalid, refuse } from './app-error';
import type { UploadedFile } from './call';
import type { Author, Caller } from './caller';

type Db = Kysely<PortalDb>;
type Portal = Pick<AppContext, 'db' | 'clock'>;

/** A stored table, and what it is called: its year. Empty if there is none yet. */
export interface StoredTable<C extends string, Form extends RecordFields> {
  readonly name: string;
  /** The values of the form that it was stored with. */
  readonly form: Partial<RecordValues<Form>>;
  readonly rows: readonly ImportedRow<C>[];
}

/** Where the rows of an imported table are stored. */
export interface ImportTarget<C extends string, Form extends RecordFields> {
  readonly table: TableImport<C, Form>;
  /** The audited action: `limits.import`. */
  readonly action: AuditAction;
  /** The database table that no one else may write while a file is applied. */
  readonly locks: string;
  /** The audit subject: `limits:2026`. */
  readonly subjectOf: (values: RecordValues<Form>) => string;
  /** The table that a file is compared with: the one it replaces, or the one before it. */
  readonly stored: (db: Db, values: RecordValues<Form>, now: Date) => Promise<StoredTable<C, Form>>;
  /** Replaces the stored rows. */
  readonly store: (
    trx: Transaction<PortalDb>,
    table: { readonly rows: readonly ImportedRow<C>[]; readonly values: RecordValues<Form>; readonly file: string },
  ) => Promise<void>;
}

/** A file can have thousands of wrong cells; the first ones show what is wrong with it. */
const MAX_PROBLEMS = 500;

async function readFile<C extends string, Form extends RecordFields>(
  { table }: ImportTarget<C, Form>,
  file: UploadedFile,
  values: RecordValues<Form>,
  today: string,
): Promise<ReadTable<C>> {
  const problems = formDateProblems(table.form, values, today);
  if (Object.keys(problems).length > 0) throw invalid('fields-not-valid', problems);
  const [sheet] = await readSpreadsheet(file);
  return inTurns(readTable(table, sheet ?? { name: file.name, rows: [] }, values, today));
}

function digest<C extends string, Form extends RecordFields>(
  table: TableImport<C, Form>,
  { name, form, rows }: StoredTable<C, Form>,
): string {
  const columns = columnsOf(table);
  const values = Object.keys(table.form).map((field) => form[field] ?? null);
  const content = [name, values, rows.map((row) => columns.map((column) => row[column]))];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

function compared<C extends string, Form extends RecordFields>(
  table: TableImport<C, Form>,
  known: StoredTable<C, Form>,
  { rows, problems }: ReadTable<C>,
  values: RecordValues<Form>,
): TableCheck {
  const none = { added: [], changed: [], removed: [], same: 0 };
  return {
    comparedWith: known.name,
    rows: rows.length,
    problems: problems.slice(0, MAX_PROBLEMS),
    problemCount: problems.length,
    seen: digest(table, known),
    form: formDiff(table.form, known.form, values),
    ...(problems.length > 0 ? none : tableDiff(table, known.rows, rows)),
  };
}

const changesNothing = ({ form, added, changed, removed }: TableCheck): boolean =>
  [form, added, changed, removed].every((changes) => changes.length === 0);

/** Checks every cell of a file and returns what it would change; saves nothing. */
export async function checkFile<C extends string, Form extends RecordFields>(
  target: ImportTarget<C, Form>,
  { db, clock }: Portal,
  file: UploadedFile,
  { values }: ImportForm<Form>,
): Promise<TableCheck> {
  const known = await target.stored(db, values, clock());
  return compared(target.table, known, await readFile(target, file, values, pacificDate(clock())), values);
}

/** Replaces a table with a file, all or nothing. Throws if the table changed since the check. */
export async function applyFile<C extends string, Form extends RecordFields>(
  target: ImportTarget<C, Form>,
  { db, clock }: Portal,
  file: UploadedFile,
  { values, seen }: ImportForm<Form>,
  caller: Caller<Author>,
): Promise<TableCheck> {
  const read = await readFile(target, file, values, pacificDate(clock()));
  return db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(target.locks)} in exclusive mode`.execute(trx);
    const check = compared(target.table, await target.stored(trx, values, clock()), read, values);
    const { problems, problemCount, rows, same, comparedWith, added, changed, removed } = check;
    if (problemCount > 0) {
      throw refuse('import-refused', 'file-has-wrong-cells', { extra: { problems, problemCount } });
    }
    // The answer to an earlier apply may have been lost.
    if (seen !== check.seen && changesNothing(check)) return check;
    if (seen !== check.seen) throw refuse('stale', 'changed-by-other', { extra: { current: check } });
    await target.store(trx, { rows: read.rows, values, file: file.name });
    const counts = { added: added.length, changed: changed.length, removed: removed.length };
    await audit(trx, caller, {
      action: target.action,
      subject: target.subjectOf(values),
      after: { file: file.name, rows, same, comparedWith, ...counts, ...values },
    });
    return check;
  });
}
