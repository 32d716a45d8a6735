import { type Kysely, sql } from 'kysely';
import type { ImportedRow } from '../../../domain/records/import/table-import';
import { generalLimits } from '../../../domain/reference/general-limits';
import { baselinesOf, formOf, limitsImport } from '../../../domain/reference/limits-import';
import type { PortalDb } from '../../db/portal-db';
import type { ImportTarget } from '../../http/table-import';
import { countiesOfYear, yearInForce } from './counties';
import { generalLimitsOf, storeCounties, storeYear } from './limit-tables.queries';

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
    const years = await generalLimitsOf(db);
    const inForce = await yearInForce(db, now);
    const known = years.find((each) => each.year === year) ?? years.find((each) => each.year === inForce);
    if (!known) return { name: '', form: {}, rows: [] };
    return { name: String(known.year), form: formOf(known), rows: await limitsOfYear(db, known.year) };
  },
  store: async (trx, { rows, values, file }) => {
    const { year, from } = values;
    const baseline = baselinesOf(values);
    const { ceiling, fhaFloor } = generalLimits(baseline);
    const source = { year, from, source: file, baseline, ceiling, fhaFloor };
    const counties = rows.map((row) => ({ ...row, confirm_gse: false, confirm_fha: false }));
    await storeYear(trx, source);
    const kept = rows.map(({ fips }) => fips);
    await sql`delete from portal.counties where year = ${year} and fips <> all(${kept})`.execute(trx);
    await storeCounties(trx, year, counties);
  },
};
