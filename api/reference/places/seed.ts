import { type Kysely, sql, type Transaction } from 'kysely';
import { carriedForward } from '../../../domain/reference/carried-forward';
import { type LimitTable, limitKinds } from '../../../domain/reference/county-limits';
import { general2026, limits2025 } from '../../../domain/reference/shipped-limits';
import { cityOfZip } from '../../../domain/reference/zip-city';
import { allZips } from '../../../domain/reference/zip-county';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { countyLimitsOf, generalLimitsOf, storeCounties, storeYear } from './limit-tables.queries';

type Db = Kysely<PortalDb>;

/**
 * Loads the limits and ZIP codes that the portal comes with on the first start that knows them; existing rows are kept. The
 * limits of 2026 follow from the stored ones of 2025, including what administrators changed in them.
 */
export async function seedPlaces({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await storeYears(db);
  if (!(await hasCities(db))) await storeCities(db);
}

async function storeYears(db: Db): Promise<void> {
  if (await has2026(db)) return;
  await db.transaction().execute(async (trx) => {
    // Another portal that started at the same time may have added them.
    await sql`lock table portal.limit_years in exclusive mode`.execute(trx);
    if (await has2026(trx)) return;
    if ((await generalLimitsOf(trx)).length === 0) {
      await storeTable(trx, limits2025);
      await storeZips(trx);
    }
    await storeTable(trx, carriedForward(await stored2025(trx), general2026));
  });
}

/** Whether the ZIP codes that the portal came with have their cities. */
async function hasCities(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from portal.zip_codes where seeded and version = 1 and city is not null limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Adds the cities to the ZIP codes that no administrator has changed. Their version stays: pricing reads only changed ones.
 * Each city is looked up in the value: a join takes minutes in a new database, which has no statistics of the table yet.
 */
async function storeCities(db: Db): Promise<void> {
  const cities = JSON.stringify(
    Object.fromEntries([...allZips()].flatMap(({ zip }) => (cityOfZip(zip) === null ? [] : [[zip, cityOfZip(zip)]]))),
  );
  await sql`
    update portal.zip_codes set city = ${cities}::jsonb ->> zip
    where seeded and version = 1 and city is null`.execute(db);
}

const has2026 = async (db: Db): Promise<boolean> =>
  (await generalLimitsOf(db)).some(({ year }) => year === general2026.year);

async function stored2025(trx: Db): Promise<LimitTable> {
  const general = (await generalLimitsOf(trx)).find(({ year }) => year === limits2025.year);
  if (!general) return limits2025;
  const counties = await countyLimitsOf(trx, general.year);
  return { ...general, counties: new Map(counties.map((county) => [county.fips, county])) };
}

async function storeTable(trx: Transaction<PortalDb>, { counties, ...general }: LimitTable): Promise<void> {
  await storeYear(trx, general);
  const rows = [...counties.values()].map(({ toConfirm = [], ...county }) => ({
    ...county,
    confirm_gse: limitKinds.some((kind) => kind !== 'fha' && toConfirm.includes(kind)),
    confirm_fha: toConfirm.includes('fha'),
  }));
  await storeCounties(trx, general.year, rows);
}

async function storeZips(trx: Db): Promise<void> {
  const zips = [...allZips()].map(({ zip, counties: [first, ...others] }) => ({
    zip,
    city: cityOfZip(zip),
    county: first?.fips,
    other_counties: others.map(({ fips }) => fips).join(',') || null,
  }));
  await sql`
    insert into portal.zip_codes (zip, city, county, other_counties, seeded)
    select new.*, true from jsonb_to_recordset(${JSON.stringify(zips)}::jsonb)
      as new(zip text, city text, county text, other_counties text)`.execute(trx);
}
