import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { Author, Caller } from '../http/caller';
import type { AuditOutcome } from './audit.tables';

/** What a write did, for the audit. Never put a secret or an SSN into `before` or `after`. */
export interface AuditEntry {
  readonly action: string;
  readonly subject: string;
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

/** The author; null for the portal's own work. */
type By = Caller<Author | null>;

const row = ({ actor, requestId, address }: By, entry: AuditEntry, outcome: AuditOutcome) => ({
  id: randomUUID() as string,
  actor: actor?.login ?? null,
  action: entry.action,
  subject: entry.subject,
  outcome,
  before: entry.before === undefined ? null : JSON.stringify(entry.before),
  after: entry.after === undefined ? null : JSON.stringify(entry.after),
  request_id: requestId,
  address,
});

/** Records a finished write in the transaction of that write. */
export async function audit(trx: Transaction<PortalDb>, by: By, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('portal.audit')
    .values(row(by, entry, 'done'))
    .execute();
}

/** An event outside a write; `denied` if the portal refused what was tried. */
export interface AuditEvent extends AuditEntry {
  readonly outcome?: 'done' | 'denied';
}

/**
 * Records an event outside a write, such as a throttle or a denied call. A failure is logged and not thrown, so that the answer
 * to the request stays the same. What must not happen unrecorded, such as a reveal, uses {@link audit} in a transaction instead.
 */
export async function recordEvent(
  portal: Pick<AppContext, 'db' | 'log'>,
  by: By,
  { outcome = 'done', ...entry }: AuditEvent,
): Promise<void> {
  try {
    await portal.db
      .insertInto('portal.audit')
      .values(row(by, entry, outcome))
      .execute();
  } catch (error) {
    portal.log.error({ err: error, action: entry.action }, 'An event could not be recorded in the audit.');
  }
}

/** Opens the entry of a write in the LOS; its ID is the operation ID of that write. */
export async function openAudit(db: Kysely<PortalDb>, by: By, entry: AuditEntry): Promise<string> {
  const opened = row(by, entry, 'open');
  await db.insertInto('portal.audit').values(opened).execute();
  return opened.id;
}

/**
 * Closes an entry. A closed entry is not changed again, except that a write adds its details to one that the change feed, which
 * does not know them, closed as done before.
 */
export async function closeAudit(
  db: Kysely<PortalDb>,
  id: string,
  outcome: 'done' | 'failed',
  after?: Record<string, unknown>,
): Promise<void> {
  await db
    .updateTable('portal.audit')
    .set({
      outcome,
      ...(after === undefined ? {} : { after: JSON.stringify(after) }),
    })
    .where('id', '=', id)
    .where('outcome', 'in', outcome === 'done' && after !== undefined ? ['open', 'done'] : ['open'])
    .execute();
}
