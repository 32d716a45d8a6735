import type { Kysely } from 'kysely';
import type { AporWeek } from '../../../domain/pricing/apor';
import type { PortalDb } from '../../db/portal-db';

type Db = Kysely<PortalDb>;

/** The weeks of both tables from one Monday to another. */
export async function aporWeeks(db: Db, from: string, to: string): Promise<readonly AporWeek[]> {
  const rows = await db
    .selectFrom('portal.apor_weeks')
    .selectAll()
    .where('week', '>=', from)
    .where('week', '<=', to)
    .orderBy('week')
    .execute();
  return rows.map(({ rate_table, week, rates }) => ({ rateTable: rate_table, week, rates }));
}
