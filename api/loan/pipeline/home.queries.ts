import { type Kysely, sql } from 'kysely';
import { pausedStatuses } from '../../../domain/loan/figures';
import type { PortalDb } from '../../db/portal-db';
import { allOf, scopeParts } from './conditions';
import type { ViewScope } from './view-scope';

export interface LocksOfDay {
  /** The day on which the locks expire. */
  readonly date: string;
  readonly loans: number;
  /** Of loans on hold or suspended. */
  readonly paused: number;
}

const ACTIVE_TAB = 0;
const LOCKED = '1';

/** Locked loans that are active or paused by lock expiration day, from the first to the last day inclusive. */
export async function locksExpiring(
  db: Kysely<PortalDb>,
  scope: ViewScope,
  from: string,
  to: string,
): Promise<LocksOfDay[]> {
  const parts = scopeParts(scope).map(
    ({ rows }) => sql`
      select "sRLckdExpiredD" as date, tab = ${ACTIVE_TAB} as active from portal.pipeline
      where (tab = ${ACTIVE_TAB} or "sStatusT" in (${sql.join(pausedStatuses)})) and "sRLckdExpiredD" between ${from}::date and ${to}::date
        and "sRateLockStatusT" = ${LOCKED} and ${allOf(rows)}`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<LocksOfDay>`
    select date, count(*) filter (where active) as loans, count(*) filter (where not active) as paused
    from (${sql.join(parts, sql` union all `)}) locks group by date order by date
  `.execute(db);
  return rows;
}
