import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';

/** Years with stored limits, newest first. */
export async function yearsOf(db: Kysely<PortalDb>, inForce: number) {
  const rows = await db
    .selectFrom('portal.limit_years as general')
    .select([
      'year',
      'applies_from as from',
      'source',
      'baseline',
      'ceiling',
      'fha_floor',
      sql<number>`(select count(*) from portal.counties where counties.year = general.year)`.as('counties'),
    ])
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ fha_floor, ...row }) => ({ ...row, fhaFloor: fha_floor, inForce: row.year === inForce }));
}
