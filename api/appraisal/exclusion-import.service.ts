import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { exclusionFields } from '../../domain/appraisal/exclusion-fields';
import { type ExclusionValues, identityOf, readExclusions } from '../../domain/appraisal/exclusion-import';
import type { ExclusionCheck } from '../../domain/appraisal/exclusion-import.schemas';
import { englishText } from '../../domain/messages/english-text';
import { message } from '../../domain/messages/message';
import type { RecordOf } from '../../domain/records/record-fields';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import type { Author, Caller } from '../http/caller';
import { recordsOf, saveRecordIn } from '../http/record-table';
import { stale } from '../http/records';
import { readSpreadsheet } from '../spreadsheets/read-spreadsheet';
import { inTurns } from '../threads/turns';
import { exclusions } from './exclusions';

type StoredExclusion = RecordOf<typeof exclusionFields>;

const MAX_PROBLEMS = 200;
const names = Object.keys(exclusionFields) as (keyof typeof exclusionFields)[];

interface Compared {
  readonly check: ExclusionCheck;
  readonly added: readonly ExclusionValues[];
  readonly changed: readonly { readonly stored: StoredExclusion; readonly values: Partial<ExclusionValues> }[];
}

type Imported = Awaited<ReturnType<typeof readFile>>;

async function readFile(file: UploadedFile) {
  const [sheet] = await readSpreadsheet(file);
  return inTurns(readExclusions(sheet?.rows ?? []));
}

function compared({ entries, problems }: Imported, rows: readonly StoredExclusion[]): Compared {
  const known = new Map(rows.map((row) => [identityOf(row), row]));
  const added = entries.filter((entry) => !known.has(identityOf(entry)));
  const changed = entries.flatMap((entry) => {
    const stored = known.get(identityOf(entry));
    const differing = stored ? names.filter((name) => stored[name] !== entry[name]) : [];
    if (!stored || differing.length === 0) return [];
    return [{ stored, values: Object.fromEntries(differing.map((name) => [name, entry[name]])) }];
  });
  const reported = ({ name, licenseNumber }: ExclusionValues, fields: readonly string[]) => ({
    ...{ name, licenseNumber },
    fields: [...fields],
  });
  const digest = createHash('sha256').update(rows.map(({ id, version }) => `${id}:${version}`).join(' '));
  const check = {
    rows: entries.length,
    problems: problems.slice(0, MAX_PROBLEMS).map(({ problem, ...at }) => ({
      ...at,
      message: englishText(problem),
      wording: message(problem),
    })),
    problemCount: problems.length,
    added: added.map((entry) => reported(entry, [])),
    changed: changed.map(({ stored, values }) => reported(stored, Object.keys(values))),
    same: entries.length - added.length - changed.length,
    seen: digest.digest('hex').slice(0, 32),
  };
  return { check, added, changed };
}

/** Checks every cell of a file and returns what it would change; saves nothing. */
export async function checkExclusions({ db }: Pick<AppContext, 'db'>, file: UploadedFile): Promise<ExclusionCheck> {
  const imported = await readFile(file);
  return compared(imported, await recordsOf(db, exclusions).orderBy(sql`record.id`).execute()).check;
}

/** Applies a file, all or nothing. Throws if the list changed since the check. Each entry gets its own audit entry. */
export async function applyExclusions(
  { db }: Pick<AppContext, 'db'>,
  file: UploadedFile,
  seen: string,
  caller: Caller<Author>,
): Promise<ExclusionCheck> {
  const imported = await readFile(file);
  return db.transaction().execute(async (trx) => {
    await sql`lock table portal.appraiser_exclusions in exclusive mode`.execute(trx);
    const { check, added, changed } = compared(
      imported,
      await recordsOf(trx, exclusions).orderBy(sql`record.id`).execute(),
    );
    const { problems, problemCount } = check;
    if (problemCount > 0) {
      throw refuse('import-refused', 'file-has-wrong-cells', {
        extra: { problems, problemCount },
      });
    }
    if (check.seen !== seen) throw stale(check);
    for (const values of added) await saveRecordIn(trx, exclusions, { id: null, values }, caller);
    for (const { stored, values } of changed) {
      await saveRecordIn(trx, exclusions, { id: stored.id, version: stored.version, values }, caller);
    }
    return check;
  });
}
