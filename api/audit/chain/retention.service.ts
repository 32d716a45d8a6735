import { type Kysely, sql, type Transaction } from 'kysely';
import { settingsFrom } from '../../../domain/lender/read-settings';
import { settingKey } from '../../../domain/lender/setting-table';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { portalCaller } from '../../http/caller';
import { audit } from '../audit.service';
import { anchorKeys, type ChainPoint } from './anchor-key';
import { storedAnchors, storedCuts } from './chain.queries';
import { Broken, beginning, broken, checkedRows, readAnchors } from './check-chain';
import { keptAnchor } from './kept-anchor';

type Removing = Pick<AppContext, 'files' | 'log' | 'clock' | 'secret' | 'previousSecret'>;
type Db = Kysely<PortalDb>;

/** Rows removed in one transaction. */
const MOST = 20_000;
const LEAST_YEARS = 5;

/** Older rows are removed. The database has a limit of its own, but someone with all rights could change it. */
async function cutoffOf(db: Db, now: Date): Promise<Date> {
  const key = settingKey('auditYears');
  const row = await db.selectFrom('portal.general_settings').select('value').where('key', '=', key).executeTakeFirst();
  const { auditYears } = settingsFrom(row ? { [key]: row.value.value } : {});
  const own = new Date(now);
  own.setUTCFullYear(own.getUTCFullYear() - Math.max(LEAST_YEARS, auditYears));
  const { rows } = await sql<{ cutoff: Date }>`select portal.audit_cutoff() as cutoff`.execute(db);
  const [theirs] = rows;
  return theirs && theirs.cutoff < own ? theirs.cutoff : own;
}

interface Expired extends ChainPoint {
  readonly from: string;
  readonly to: string;
}

/**
 * The rows that are older, all checked up to an anchor after them: otherwise the signature of the removal would approve rows
 * that someone changed. Null if there are none. Throws {@link Broken} for a row that is not as the portal wrote it.
 */
async function expiredRows(trx: Db, portal: Removing, cutoff: Date): Promise<Expired | null> {
  const keys = anchorKeys(portal);
  const kept = await keptAnchor(portal.files);
  const { expected } = readAnchors(keys, [...(await storedAnchors(trx)), ...(kept ? [kept] : [])]);
  // In the form of the rows' own times.
  const limit = cutoff.toISOString().slice(0, -1);
  const start = beginning(keys, await storedCuts(trx));
  let older: Expired | undefined;
  let expired: Expired | undefined;
  let [isOlder, anchored] = [true, 0];
  for await (const { seq, hash, values } of checkedRows(trx, start, expected)) {
    // The newest row stays, so each counts when the next one is read.
    expired = older ?? expired;
    const at = values?.[1] ?? '';
    isOlder &&= at < limit && seq - start.seq <= MOST;
    older = isOlder ? { seq, hash, from: expired?.from ?? at, to: at } : undefined;
    if (expected.has(seq)) anchored = seq;
    if (!isOlder && anchored >= (expired?.seq ?? 0)) return expired ?? null;
  }
  if (expired === undefined) return null;
  return anchored >= expired.seq ? expired : broken(`No anchor proves row ${expired.seq}.`);
}

/** {@link removeExpired} in the caller's transaction. */
export async function removeExpiredIn(trx: Transaction<PortalDb>, portal: Removing): Promise<number> {
  const cutoff = await cutoffOf(trx, portal.clock());
  const expired = await expiredRows(trx, portal, cutoff).catch((error: unknown) => {
    if (!(error instanceof Broken)) throw error;
    portal.log.error(
      { problem: error.message },
      'The audit was changed: no old rows are removed. Run npm run audit:verify.',
    );
    return null;
  });
  if (expired === null) return 0;
  const { seq: through, from, to } = expired;
  const [key] = anchorKeys(portal);
  const removed = await sql<{ rows: number }>`
    select portal.audit_remove(${through}, ${key.sign('cut', expired)}, ${key.id}) as rows`.execute(trx);
  const count = removed.rows[0]?.rows ?? 0;
  await audit(trx, portalCaller, {
    action: 'audit.retention',
    subject: 'audit:rows',
    after: { removed: count, through, from, to, before: cutoff.toISOString() },
  });
  return count;
}

/**
 * Removes rows older than the retention, except the newest, and records that. The signed cut is where the rest of the chain
 * begins. Returns how many rows were removed; more may be left if it was the most for one transaction. If the chain is not as
 * the portal wrote it, an error is logged, and all rows stay as evidence.
 */
export const removeExpired = (portal: Removing & Pick<AppContext, 'db'>): Promise<number> =>
  portal.db.transaction().execute((trx) => removeExpiredIn(trx, portal));
