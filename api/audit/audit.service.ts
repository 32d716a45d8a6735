import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { Author, Caller } from '../http/caller';

/** What a write did, for the audit. Never put a secret or an SSN into `before` or `after`. */
export interface AuditEntry {
  readonly action: string;
  readonly subject: string;
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

/** The author; null for the portal's own work. */
type By = Caller<Author | null>;

const row = ({ actor, requestId }: By, entry: AuditEntry, outcome: 'open' | 'done') => ({
  id: randomUUID() as string,
  actor: actor?.login ?? null,
  action: entry.action,
  subject: entry.subject,
  outcome,
  before: entry.before === undefined ? null : JSON.stringify(entry.before),
  after: entry.after === undefined ? null : JSON.stringify(entry.after),
  request_id: requestId,
});

/** Records a finished write in the transaction of that write. */
export async function audit(trx: Transaction<PortalDb>, by: By, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('portal.audit')
    .values(row(by, entry, 'done'))
    .execute();
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
