import { sql } from 'kysely';
import { limits2025 } from '../../../domain/reference/county-limits';
import { allZips } from '../../../domain/reference/zip-county';
import type { AppContext } from '../../app-context';
import { insertCounties } from './limits-import';

/** Loads the portal's limits and ZIP codes on its first start; existing rows are kept. */
export async function seedPlaces({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select exists (select from portal.limit_years) as there`.execute(db);
  if (rows[0]?.there) return;
  await db.transaction().execute(async (trx) => {
    const { year, source, baseline, ceiling, fhaFloor, counties } = limits2025;
    const added = await trx
      .insertInto('portal.limit_years')
      .values({ year, source, baseline: [...baseline], ceiling: [...ceiling], fha_floor: [...fhaFloor] })
      .onConflict((of) => of.doNothing())
      .returning('year')
      .executeTakeFirst();
    // Another portal that started at the same time has added them.
    if (!added) return;
    await insertCounties(trx, year, [...counties.values()]);
    const zips = [...allZips()].map(({ zip, counties: [first, ...others] }) => ({
      zip,
      county: first?.fips,
      other_counties: others.map(({ fips }) => fips).join(',') || null,
    }));
    await sql`
      insert into portal.zip_codes (zip, county, other_counties, seeded)
      select new.*, true from jsonb_to_recordset(${JSON.stringify(zips)}::jsonb)
        as new(zip text, county text, other_counties text)`.execute(trx);
  });
}
