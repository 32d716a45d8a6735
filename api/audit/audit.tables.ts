import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/**
 * One row for every write: who did what to which thing, and what changed. A write to the LOS opens its row before and
 * closes it after; a row left open is settled from the change feed.
 */
export interface AuditRow {
  id: string;
  at: Generated<Date>;
  /** Login; null for what the portal does by itself. */
  actor: string | null;
  action: string;
  /** What it was done to: `user:loan-officer`, `loan:2611051394`. */
  subject: string;
  outcome: ColumnType<'open' | 'done' | 'failed', 'open' | 'done' | 'failed', 'done' | 'failed'>;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
  request_id: string | null;
}

export interface AuditTables {
  'portal.audit': AuditRow;
}
