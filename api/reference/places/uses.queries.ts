import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { Uses } from '../../http/records';

/** Counts the ZIP codes in a county, wholly or in part. They refer to it by FIPS code, which is the same in every year. */
export async function usesOfCounty(db: Kysely<PortalDb>, { fips }: { readonly fips: string }): Promise<Uses> {
  const { rows } = await sql<{ zips: number }>`
    select count(*) as zips from portal.zip_codes
    where county = ${fips} or ${fips} = any(string_to_array(other_counties, ','))`.execute(db);
  return rows[0] ? { zips: rows[0].zips } : {};
}

/** Counts the branches and companies with this ZIP code (five or nine digits). */
export async function usesOfZip(db: Kysely<PortalDb>, { zip }: { readonly zip: string }): Promise<Uses> {
  const { rows } = await sql<{ branches: number; companies: number }>`select
    (select count(*) from portal.branches where left(trim(zip), 5) = ${zip}) as branches,
    (select count(*) from portal.companies where left(trim(zip), 5) = ${zip}) as companies`.execute(db);
  return rows[0] ?? {};
}
