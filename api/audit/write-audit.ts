import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditAction } from '../../domain/audit/audit-actions';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { runPrepared } from '../db/prepared';
import type { Author, Caller } from '../http/caller';
import type { AuditOutcome } from './audit.tables';

/** What a write did, for the audit. Never put a secret or an SSN into `before` or `after`. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject: string;
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

/** The author; null for the portal's own work. */
type By = Caller<Author | null>;

const jsonOf = (values: Record<string, unknown> | undefined): string | null =>
  values === undefined ? null : JSON.stringify(values);

const row = ({ actor, requestId, address }: By, entry: AuditEntry, outcome: AuditOutcome) => ({
  id: randomUUID() as string,
  actor: actor?.login ?? null,
  action: entry.action,
  subject: entry.subject,
  outcome,
  before: jsonOf(entry.before),
  after: jsonOf(entry.after),
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

/** Opens the entries of writes in the LOS; the ID of each is the operation ID of its write. */
export async function openAudits(db: Kysely<PortalDb>, by: By, entries: readonly AuditEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const opened = entries.map((entry) => row(by, entry, 'open'));
  const ids = opened.map(({ id }) => id);
  await db
    .with('opened', (also) => also.insertInto('portal.open_writes').values(ids.map((id) => ({ id }))))
    .insertInto('portal.audit')
    .values(opened)
    .execute();
  return ids;
}

/** Opens the entry of one write. */
export async function openAudit(db: Kysely<PortalDb>, by: By, entry: AuditEntry): Promise<string> {
  const [id = ''] = await openAudits(db, by, [entry]);
  return id;
}

/**
 * Opens the entry of a write without waiting for the disk. Only for a write that is committed after it in the same log: if the entry is
 * lost with a server that fails, the write is lost with it (decision 115).
 */
export async function openAuditAhead(db: Kysely<PortalDb>, by: By, entry: AuditEntry): Promise<string> {
  const { id, actor, action, subject, outcome, before, after, request_id, address } = row(by, entry, 'open');
  await runPrepared(
    db,
    sql`
      with ahead as materialized (
        select set_config('synchronous_commit', 'off', true)
      ), opened as (
        insert into portal.open_writes (id) select ${id}::uuid from ahead
      )
      insert into portal.audit (id, actor, action, subject, outcome, before, after, request_id, address)
      values (${id}, ${actor}, ${action}, ${subject}, ${outcome}, ${before}, ${after}, ${request_id}, ${address})`,
  );
  return id;
}

type Outcome = 'done' | 'failed';

interface Closing {
  readonly after?: Record<string, unknown> | undefined;
  /** A condition that other parts of the statement make true: only then is the entry locked. */
  readonly once?: RawBuilder<unknown>;
}

/** Part of a statement: adds the outcome of the entries that are still open, which are those in its table `closed`. */
export const closingEntries = (
  ids: readonly string[],
  outcome: Outcome,
  { after, once = sql`true` }: Closing = {},
): RawBuilder<unknown> => sql`
  closed as (
    delete from portal.open_writes where id = any(${sql.val([...ids])}::uuid[]) and ${once} returning id
  ), closing as (
    insert into portal.audit (id, actor, action, subject, outcome, after, request_id, address, closes)
    select gen_random_uuid(), opened.actor, opened.action, opened.subject, ${outcome}, ${jsonOf(after)}::jsonb,
      opened.request_id, opened.address, opened.id
    from portal.audit opened join closed using (id)
  )`;

/** Adds the outcome of the entries that are still open. Returns how many were. */
export async function closeEntries(
  db: Kysely<PortalDb>,
  ids: readonly string[],
  outcome: Outcome,
  after?: Record<string, unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${closingEntries(ids, outcome, { after })} select count(*)::int as count from closed`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Closes an entry. A closed entry does not get another outcome, except that a write adds its details to one that the change
 * feed, which does not know them, closed as done before.
 */
export async function closeAudit(
  db: Kysely<PortalDb>,
  id: string,
  outcome: Outcome,
  after?: Record<string, unknown>,
): Promise<void> {
  const closed = await closeEntries(db, [id], outcome, after);
  if (closed > 0 || outcome !== 'done' || after === undefined) return;
  await sql`
    insert into portal.audit (id, actor, action, subject, outcome, after, request_id, address, closes)
    select gen_random_uuid(), actor, action, subject, outcome, ${jsonOf(after)}, request_id, address, closes
    from portal.audit where closes = ${id} and outcome = 'done' and after is null
    limit 1`.execute(db);
}
