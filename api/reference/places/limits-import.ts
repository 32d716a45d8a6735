import { type Kysely, sql } from 'kysely';
import type { ImportedRow } from '../../../domain/records/import/table-import';
import { generalLimits } from '../../../domain/reference/general-limits';
import { baselinesOf, limitsImport } from '../../../domain/reference/limits-import';
import type { PortalDb } from '../../db/portal-db';
import type { ImportTarget } from '../../http/table-import';
import { countiesOfYear, yearInForce } from './counties';

type Db = Kysely<PortalDb>;
type CountyRow = ImportedRow<keyof typeof limitsImport.columns>;

async function limitsOfYear(db: Db, year: number): Promise<readonly CountyRow[]> {
  const rows = await countiesOfYear(db, year);
  return rows.map(({ fips, state, name, gse, fha, va }) => ({ fips, state, name, gse, fha, va }));
}

/** The limits of a year: a file replaces the year's general limits and all its counties. */
export const limitsTarget: ImportTarget<keyof typeof limitsImport.columns, typeof limitsImport.form> = {
  table: limitsImport,
  action: 'limits.import',
  locks: 'portal.counties',
  subjectOf: ({ year }) => `limits:${year}`,
  stored: async (db, { year }, now) => {
    const own = await limitsOfYear(db, year);
    if (own.length > 0) return { name: String(year), rows: own };
    const inForce = await yearInForce(db, now);
    return { name: String(inForce), rows: await limitsOfYear(db, inForce) };
  },
  store: async (trx, { rows, values, file }) => {
    const { year } = values;
    const baseline = baselinesOf(values);
    const { ceiling, fhaFloor } = generalLimits(baseline);
    const general = { source: file, baseline: [...baseline], ceiling: [...ceiling], fha_floor: [...fhaFloor] };
    await trx
      .insertInto('portal.limit_years')
      .values({ year, ...general })
      .onConflict((of) => of.column('year').doUpdateSet(general))
      .execute();
    const kept = rows.map(({ fips }) => fips);
    await sql`delete from portal.counties where year = ${year} and fips <> all(${kept})`.execute(trx);
    await insertCounties(trx, year, rows);
  },
};

/** Inserts or updates counties of a year, thousands at a time. Changed rows keep their ID, so that their history continues. */
export async function insertCounties(db: Db, year: number, counties: readonly object[]): Promise<void> {
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
