import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `open` until the LOS reports the write; `denied` for an event that the portal refused. */
export type AuditOutcome = 'open' | 'done' | 'failed' | 'denied';

/**
 * One row per write: who changed what, and how. A write to the LOS opens its row before and closes it after; a row left open is
 * completed from the change feed.
 */
export interface AuditRow {
  id: string;
  at: Generated<Date>;
  /** Login; null for the portal itself. */
  actor: string | null;
  action: string;
  /** The changed thing: `user:loan-officer`, `loan:2611051394`. */
  subject: string;
  outcome: ColumnType<AuditOutcome, AuditOutcome, 'done' | 'failed'>;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  request_id: string | null;
  /** The network address of the request. */
  address: string | null;
}

export interface AuditTables {
  'portal.audit': AuditRow;
}
