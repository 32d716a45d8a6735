import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';

/** Removes what the demo booked: its transactions and transfers, and what lists show of their loans. */
export async function removeDemoServicing(trx: Kysely<PortalDb>): Promise<void> {
  await sql`
    with booked as (
      delete from portal.transactions where received_from = 'demo' returning loan_num
    ), moved as (
      delete from portal.servicing_transfers where saved_by = 'demo' returning loan_num
    )
    delete from portal.servicing_positions
    where loan_num in (select loan_num from booked union select loan_num from moved)`.execute(trx);
}
