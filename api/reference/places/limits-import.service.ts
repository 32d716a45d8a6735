import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import {
  checkLimits,
  generalLimits,
  type ImportedCounty,
  type LimitsProblem,
  limitsDiff,
} from '../../../domain/reference/limits-import';
import type { LimitsCheck, LimitsForm } from '../../../domain/reference/limits-import.schemas';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { refuse } from '../../http/app-error';
import type { UploadedFile } from '../../http/call';
import type { Author, Caller } from '../../http/caller';
import { readSpreadsheet } from '../../spreadsheets/read-spreadsheet';
import { type County, countiesOfYear, yearInForce } from './counties';

type Db = Kysely<PortalDb>;
const MAX_PROBLEMS = 500;
/** The compared fields of a county. The source file has one row per county; one with far fewer rows is incomplete. */
const toLimits = ({ fips, state, name, gse, fha, va }: ImportedCounty) => ({
  fips,
  state,
  name,
  limits: { name, gse: String(gse), fha: String(fha), va: String(va) },
});

const plain = ({ fips, state, name, gse, fha, va }: County): ImportedCounty => ({
  fips,
  state,
  name,
  gse: Number(gse),
  fha: Number(fha),
  va: Number(va),
});

/** The table that a file is compared with: the one of its year, otherwise the one in force. */
async function before(db: Db, year: number, now: Date): Promise<{ year: number; rows: readonly County[] }> {
  const own = await countiesOfYear(db, year);
  if (own.length > 0) return { year, rows: own };
  const inForce = await yearInForce(db, now);
  return { year: inForce, rows: await countiesOfYear(db, inForce) };
}

const digest = (rows: readonly County[]): string =>
  createHash('sha256')
    .update(rows.map(({ fips, version }) => `${fips}:${version}`).join(' '))
    .digest('hex')
    .slice(0, 32);

const baselines = (form: LimitsForm) => [form.baseline1, form.baseline2, form.baseline3, form.baseline4] as const;

interface Read {
  readonly counties: readonly ImportedCounty[];
  readonly problems: readonly LimitsProblem[];
}

async function readFile(file: UploadedFile, form: LimitsForm): Promise<Read> {
  const [sheet] = await readSpreadsheet(file);
  const { ceiling, fhaFloor } = generalLimits(baselines(form));
  const bounds = { baseline: form.baseline1, ceiling: ceiling[0], fhaFloor: fhaFloor[0] };
  return checkLimits(sheet ?? { name: file.name, rows: [] }, bounds);
}

/** Checks every cell of a file of limits and returns what it would change; saves nothing. */
export async function checkLimitsFile(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  file: UploadedFile,
  form: LimitsForm,
): Promise<LimitsCheck> {
  const known = await before(db, form.year, clock());
  return compared(form.year, known, await readFile(file, form));
}

function compared(year: number, known: Awaited<ReturnType<typeof before>>, { counties, problems }: Read): LimitsCheck {
  const answer = {
    year,
    comparedWith: known.year,
    rows: counties.length,
    problems: problems.slice(0, MAX_PROBLEMS),
    problemCount: problems.length,
    seen: digest(known.rows),
  };
  if (problems.length > 0) return { ...answer, added: [], changed: [], removed: [], same: 0 };
  const diff = limitsDiff(known.rows.map(plain), counties);
  const split = (county: ImportedCounty) => {
    const { limits, ...named } = toLimits(county);
    return { named, limits };
  };
  return {
    ...answer,
    same: diff.same,
    added: diff.added.map((county) => ({ ...split(county).named, after: split(county).limits })),
    changed: diff.changed.map((both) => ({
      ...split(both.after).named,
      before: split(both.before).limits,
      after: split(both.after).limits,
    })),
    removed: diff.removed.map((county) => ({ ...split(county).named, before: split(county).limits })),
  };
}

/** Replaces the table of a year with a file of limits, all or nothing. Throws if the table changed since the check. */
export async function applyLimitsFile(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  file: UploadedFile,
  form: LimitsForm,
  caller: Caller<Author>,
): Promise<LimitsCheck> {
  const read = await readFile(file, form);
  return db.transaction().execute(async (trx) => {
    await sql`lock table portal.limit_years in exclusive mode`.execute(trx);
    const known = await before(trx, form.year, clock());
    const check = compared(form.year, known, read);
    if (read.problems.length > 0) {
      const { problems, problemCount } = check;
      throw refuse('import-refused', 'file-has-wrong-cells', {
        extra: { problems, problemCount },
      });
    }
    if (form.seen !== check.seen) {
      throw refuse('stale', 'changed-by-other', { extra: { current: check } });
    }
    await storeLimits(trx, file.name, form, read.counties);
    const { rows, same, comparedWith } = check;
    const counts = { added: check.added.length, changed: check.changed.length, removed: check.removed.length };
    await audit(trx, caller, {
      action: 'limits.import',
      subject: `limits:${form.year}`,
      after: { file: file.name, rows, same, comparedWith, ...counts, baseline: [...baselines(form)] },
    });
    return check;
  });
}

/** Rows of a year. Changed rows keep their ID, so that a county's history continues. */
async function storeLimits(
  trx: Db,
  source: string,
  form: LimitsForm,
  counties: readonly ImportedCounty[],
): Promise<void> {
  const baseline = [...baselines(form)];
  const { ceiling, fhaFloor } = generalLimits(baselines(form));
  const general = { source, baseline, ceiling, fha_floor: fhaFloor };
  await trx
    .insertInto('portal.limit_years')
    .values({ year: form.year, ...general })
    .onConflict((of) => of.column('year').doUpdateSet(general))
    .execute();
  await sql`delete from portal.counties where year = ${form.year} and fips <> all(${counties.map(({ fips }) => fips)})`.execute(
    trx,
  );
  await insertCounties(trx, form.year, counties);
}

/** Inserts or updates counties of a year, thousands at a time. */
export async function insertCounties(db: Db, year: number, counties: readonly ImportedCounty[]): Promise<void> {
  await sql`
    insert into portal.counties as held (year, fips, state, name, gse, fha, va)
    select ${year}::int, new.* from jsonb_to_recordset(${JSON.stringify(counties)}::jsonb)
      as new(fips text, state text, name text, gse numeric, fha numeric, va numeric)
    on conflict (year, fips) do update
      set state = excluded.state, name = excluded.name, gse = excluded.gse, fha = excluded.fha, va = excluded.va,
        version = held.version + 1
      where (held.state, held.name, held.gse, held.fha, held.va)
        is distinct from (excluded.state, excluded.name, excluded.gse, excluded.fha, excluded.va)`.execute(db);
}
