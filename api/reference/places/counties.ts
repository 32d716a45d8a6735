import { type Kysely, sql } from 'kysely';
import { pacificDate } from '../../../domain/format/date';
import type { RecordOf } from '../../../domain/records/record-fields';
import { countyFields, zipFields } from '../../../domain/reference/place-fields';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { contains, oneOf, search, yesNo } from '../../http/list-filters';
import { caseless, type ListQuery } from '../../http/list-query';
import { type RecordTable, recordsOf } from '../../http/record-table';

type Db = Kysely<PortalDb>;

export type County = RecordOf<typeof countyFields>;
export type ZipCode = RecordOf<typeof zipFields>;

const byName = caseless('record.name');

/** Counties with their limits, one row per year. */
export const counties: RecordTable<typeof countyFields> = {
  table: 'portal.counties',
  subject: 'county',
  fields: countyFields,
  unique: 'fips',
  list: {
    unit: 'counties',
    sorts: {
      fips: 'record.fips',
      // The county list begins with it; counties of a state are by name.
      state: sql`record.state || ' ' || ${byName}`,
      name: byName,
      gse: 'record.gse',
      fha: 'record.fha',
      va: 'record.va',
    },
    filters: {
      q: search('record.name', 'record.fips'),
      state: oneOf('record.state'),
      name: contains('record.name'),
      year: oneOf('record.year'),
      confirmGse: yesNo('record.confirm_gse'),
      confirmFha: yesNo('record.confirm_fha'),
    },
    first: ['fips', 'ASC'],
    key: 'record.id',
  },
};

/** Zip codes with their counties. */
export const zipCodes: RecordTable<typeof zipFields> = {
  table: 'portal.zip_codes',
  subject: 'zipcode',
  fields: zipFields,
  unique: 'zip',
  list: {
    unit: 'zipcodes',
    sorts: { zip: 'record.zip', city: caseless('record.city'), county: 'record.county' },
    filters: { q: search('record.zip', 'record.city'), county: oneOf('record.county'), zip: contains('record.zip') },
    first: ['zip', 'ASC'],
    key: 'record.id',
  },
};

/** The year whose limits are in force: the last one that has begun in Pacific time, otherwise the first. */
export async function yearInForce(db: Db, now: Date): Promise<number> {
  const today = pacificDate(now);
  const { rows } = await sql<{ year: number }>`
    select year from portal.limit_years
    order by applies_from > ${today}::date, case when applies_from <= ${today}::date then applies_from end desc, applies_from
    limit 1`.execute(db);
  return rows[0]?.year ?? Number(today.slice(0, 4));
}

/** Counties of the year in force, or of the year in the filter; not yet filtered or sorted. */
export async function countiesFound({ db, clock }: Pick<AppContext, 'db' | 'clock'>, { filter }: ListQuery) {
  const all = recordsOf(db, counties);
  if (filter?.year) return all;
  return all.where(sql<boolean>`record.year = ${await yearInForce(db, clock())}`);
}

/** The counties of a year with these FIPS codes. */
export async function countiesByFips(db: Db, year: number, fips: readonly string[]): Promise<readonly County[]> {
  if (fips.length === 0) return [];
  return recordsOf(db, counties).where(sql<boolean>`record.year = ${year} and record.fips = any(${fips})`).execute();
}

export async function countiesOfYear(db: Db, year: number): Promise<readonly County[]> {
  return recordsOf(db, counties).where(sql<boolean>`record.year = ${year}`).orderBy(sql`record.fips`).execute();
}

export async function zipOf(db: Db, zip: string): Promise<ZipCode | undefined> {
  const [found] = await recordsOf(db, zipCodes).where(sql<boolean>`record.zip = ${zip}`).execute();
  return found as ZipCode | undefined;
}

/** FIPS codes of a ZIP code, the primary one first. */
export const fipsOf = ({ county, otherCounties }: Pick<ZipCode, 'county' | 'otherCounties'>): readonly string[] => [
  county,
  ...(otherCounties ?? '').split(',').filter(Boolean),
];
