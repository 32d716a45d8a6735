import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { allOf, scopeParts } from './conditions';
import type { ViewScope } from './view-scope';

export interface LocksOfDay {
  /** The day on which the locks expire. */
  readonly date: string;
  readonly loans: number;
}

const ACTIVE_TAB = 0;
const LOCKED = '1';

/** Locked loans of the active tab by lock expiration day, from the first to the last day inclusive. */
export async function locksExpiring(
  db: Kysely<PortalDb>,
  scope: ViewScope,
  from: string,
  to: string,
): Promise<LocksOfDay[]> {
  const parts = scopeParts(scope).map(
    ({ rows }) => sql`
      select "sRLckdExpiredD" as date from portal.pipeline
      where tab = ${ACTIVE_TAB} and "sRLckdExpiredD" between ${from}::date and ${to}::date
        and "sRateLockStatusT" = ${LOCKED} and ${allOf(rows)}`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<LocksOfDay>`
    select date, count(*) as loans from (${sql.join(parts, sql` union all `)}) locks group by date order by date
  `.execute(db);
  return rows;
}
