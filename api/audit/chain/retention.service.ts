import { sql } from 'kysely';
import type { AppContext } from '../../app-context';
import { portalCaller } from '../../http/caller';
import { audit } from '../audit.service';
import { anchorKeys } from './anchor-key';
import { hashAt } from './chain.queries';

/** Rows removed in one transaction. */
const MOST = 20_000;

/**
 * Removes rows older than the retention, except the newest, and records that. The signed cut is where the rest of the chain begins. Returns how
 * many rows were removed; more may be left if it was the most for one transaction.
 */
export async function removeExpired(portal: Pick<AppContext, 'db' | 'secret' | 'previousSecret'>): Promise<number> {
  return portal.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ through: number | null; cutoff: Date }>`
      select max(seq) as through, portal.audit_cutoff() as cutoff from (
        select c.seq, bool_and(a.at < portal.audit_cutoff()) over (order by c.seq) as is_expired
        from (select seq, id from portal.audit_chain order by seq limit ${sql.lit(MOST)}) c join portal.audit a using (id)
      ) first_rows
      where is_expired and seq < (select max(seq) from portal.audit_chain)`.execute(trx);
    const [expired] = rows;
    const hash = expired?.through ? await hashAt(trx, expired.through) : null;
    if (!expired?.through || hash === null) return 0;
    const [key] = anchorKeys(portal);
    const mac = key.sign('cut', { seq: expired.through, hash });
    const removed = await sql<{ rows: number }>`
      select portal.audit_remove(${expired.through}, ${mac}, ${key.id}) as rows`.execute(trx);
    const count = removed.rows[0]?.rows ?? 0;
    await audit(trx, portalCaller, {
      action: 'audit.retention',
      subject: 'audit:rows',
      after: { removed: count, through: expired.through, before: expired.cutoff.toISOString() },
    });
    return count;
  });
}
