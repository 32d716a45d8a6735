import { sql } from 'kysely';
import type { AppContext } from '../../app-context';
import { anchorKeys, type SignedPoint } from './anchor-key';
import { chainHead, hashAt } from './chain.queries';
import { keepAnchor, keptAnchor, textOfAnchor } from './kept-anchor';

type Anchoring = Pick<AppContext, 'db' | 'files' | 'log' | 'secret' | 'previousSecret'>;

/** Key of the advisory lock that lets only one of several portals anchor. */
const ANCHOR_LOCK = 7_310_057;

/**
 * Anchors the end of the chain if it grew since the last time: in the database, in the file store and in the log. If the chain
 * does not contain the anchor of the file store, rows were removed or changed: that anchor is kept as evidence, and an error is
 * logged until the chain is verified. Returns the new anchor.
 */
export async function anchorAudit(portal: Anchoring): Promise<SignedPoint | null> {
  return portal.db.transaction().execute(async (trx) => {
    const lock = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(ANCHOR_LOCK)}) as mine`.execute(trx);
    const head = lock.rows[0]?.mine ? await chainHead(trx) : null;
    if (head === null) return null;
    const kept = await keptAnchor(portal.files);
    const [key] = anchorKeys(portal);
    if (kept?.seq === head.seq && kept.hash.equals(head.hash) && kept.keyId === key.id) return null;
    if (kept && !(await hashAt(trx, kept.seq))?.equals(kept.hash)) {
      portal.log.error(
        { audit: textOfAnchor(kept) },
        'The audit was changed: it lacks this anchor. Run npm run audit:verify.',
      );
      return null;
    }
    const anchor = { ...head, mac: key.sign('head', head), keyId: key.id };
    // Committed now: rows are visible before they are on the disk (decision 115), and the anchor must not outlive them.
    await portal.db
      .insertInto('portal.audit_anchors')
      .values({ seq: anchor.seq, hash: anchor.hash, mac: anchor.mac, key_id: anchor.keyId })
      .onConflict((of) => of.doNothing())
      .execute();
    await keepAnchor(portal.files, anchor);
    portal.log.info({ audit: textOfAnchor(anchor) }, 'The audit is anchored.');
    return anchor;
  });
}
