import { type Kysely, sql } from 'kysely';
import { areaIncomeImport, yearOf } from '../../../domain/reference/area-income-import';
import type { PortalDb } from '../../db/portal-db';
import { recordsOf } from '../../http/record-table';
import type { ImportTarget } from '../../http/table-import';
import { areaIncomes } from './area-income.queries';

type Db = Kysely<PortalDb>;

/** The year of a file if it is stored, otherwise the latest one before it. */
async function comparedYear(db: Db, year: number) {
  return db
    .selectFrom('portal.area_income_years')
    .select(['year', 'applies_from'])
    .where('year', '<=', year)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The area median incomes of a year: a file replaces all of them. */
export const areaIncomeTarget: ImportTarget<keyof typeof areaIncomeImport.columns, typeof areaIncomeImport.form> = {
  table: areaIncomeImport,
  action: 'area-income.import',
  locks: 'portal.area_incomes',
  subjectOf: ({ from }) => `area-income:${yearOf(from)}`,
  stored: async (db, { from }) => {
    const known = await comparedYear(db, yearOf(from));
    if (!known) return { name: '', form: {}, rows: [] };
    const stored = await recordsOf(db, areaIncomes).where(sql<boolean>`record.year = ${known.year}`).execute();
    const rows = stored.map(({ fips, state, name, median }) => ({ fips, state, name, median }));
    return { name: String(known.year), form: { from: known.applies_from }, rows };
  },
  store: async (trx, { rows, values: { from }, file }) => {
    const year = yearOf(from);
    const general = { applies_from: from, source: file };
    await trx
      .insertInto('portal.area_income_years')
      .values({ year, ...general })
      .onConflict((of) => of.column('year').doUpdateSet(general))
      .execute();
    const kept = rows.map(({ fips }) => fips);
    await sql`delete from portal.area_incomes where year = ${year} and fips <> all(${kept})`.execute(trx);
    // Changed rows keep their ID.
    await sql`
      insert into portal.area_incomes as held (year, fips, state, name, median)
      select ${year}::int, new.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new(fips text, state text, name text, median numeric)
      on conflict (year, fips) do update
        set state = excluded.state, name = excluded.name, median = excluded.median, version = held.version + 1
        where (held.state, held.name, held.median) is distinct from (excluded.state, excluded.name, excluded.median)`.execute(
      trx,
    );
  },
};
