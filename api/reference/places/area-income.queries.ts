import { type Kysely, sql } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import type { AreaIncomeTable } from '../../../domain/reference/area-income';
import { areaIncomeFields } from '../../../domain/reference/area-income-fields';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { contains, oneOf, search } from '../../http/list-filters';
import { caseless, type ListQuery } from '../../http/list-query';
import { type RecordTable, recordsOf } from '../../http/record-table';

type Db = Kysely<PortalDb>;

/** Area median incomes, one row per county and year. */
export const areaIncomes: RecordTable<typeof areaIncomeFields> = {
  table: 'portal.area_incomes',
  subject: 'area-income',
  fields: areaIncomeFields,
  unique: 'fips',
  list: {
    unit: 'area-incomes',
    sorts: {
      fips: 'record.fips',
      state: 'record.state',
      name: caseless('record.name'),
      median: 'record.median',
    },
    filters: {
      q: search('record.name', 'record.fips'),
      state: oneOf('record.state'),
      name: contains('record.name'),
      year: oneOf('record.year'),
    },
    first: ['fips', 'ASC'],
    key: 'record.id',
  },
};

/** The year that an application of today is measured against, if one is stored. */
async function yearToday(db: Db, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('portal.area_income_years')
    .select('year')
    .where('applies_from', '<=', pacificDate(now))
    .orderBy('applies_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.year;
}

/** Incomes of the year that applies today, or of the year in the filter; not yet filtered or sorted. */
export async function areaIncomesFound({ db, clock }: Pick<AppContext, 'db' | 'clock'>, { filter }: ListQuery) {
  const all = recordsOf(db, areaIncomes);
  if (filter?.year) return all;
  return all.where(sql<boolean>`record.year = ${(await yearToday(db, clock())) ?? null}`);
}

/** The stored years, newest first. */
export async function areaIncomeYears({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const today = await yearToday(db, clock());
  const rows = await db
    .selectFrom('portal.area_income_years as general')
    .select([
      'year',
      'applies_from as from',
      'source',
      sql<number>`(select count(*) from portal.area_incomes as one where one.year = general.year)`.as('counties'),
    ])
    .orderBy('year', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, inForce: row.year === today }));
}

/** Every stored year, as pricing reads it. */
export async function areaIncomeTables(db: Db): Promise<readonly AreaIncomeTable[]> {
  const { rows } = await sql<AreaIncomeTable>`
    select general.year, general.applies_from as "from", jsonb_object_agg(one.fips, one.median) as medians
    from portal.area_income_years general
    join portal.area_incomes one on one.year = general.year
    group by general.year
    order by general.applies_from`.execute(db);
  return rows;
}
