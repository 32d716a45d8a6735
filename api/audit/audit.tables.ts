import type { ColumnType, Generated, SelectType } from 'kysely';

/** `open` until the LOS reports the write; `denied` for an event that the portal refused. */
export type AuditOutcome = 'open' | 'done' | 'failed' | 'denied';

type Values = ColumnType<Readonly<Record<string, unknown>> | null, string | null, never>;

/**
 * One row per write or event: who did what, and from where. Rows are never changed: a write to the LOS adds a row before it and
 * one with its outcome afterwards. If that row is missing, it is added from the change feed.
 */
export interface AuditRow {
  id: string;
  at: ColumnType<Date, never, never>;
  /** Login; null for the portal itself. */
  actor: string | null;
  action: string;
  /** The changed thing: `user:loan-officer`, `loan:2611051394`. */
  subject: string;
  outcome: AuditOutcome;
  before: Values;
  after: Values;
  request_id: string | null;
  /** The network address of the request. */
  address: string | null;
  /** The opened row whose outcome this is. */
  closes: string | null;
}

/** A row with its outcome, if it has a row of its own. */
type AuditEntryRow = {
  [Column in Exclude<keyof AuditRow, 'closes'>]: ColumnType<SelectType<AuditRow[Column]>, never, never>;
};

/** A write to the LOS whose outcome is not recorded yet. */
interface OpenWriteRow {
  id: string;
  at: Generated<Date>;
}

/** A row's place in the hash chain. */
interface AuditChainRow {
  seq: ColumnType<number, never, never>;
  id: ColumnType<string, never, never>;
  hash: ColumnType<Buffer, never, never>;
}

/** A point of the chain, signed with a key that is not in the database. */
interface SignedPointRow {
  seq: ColumnType<number, number, never>;
  hash: ColumnType<Buffer, Buffer, never>;
  mac: ColumnType<Buffer, Buffer, never>;
  key_id: string;
  at: ColumnType<Date, never, never>;
}

export interface AuditTables {
  'portal.audit': AuditRow;
  'portal.audit_entries': AuditEntryRow;
  'portal.audit_anchors': SignedPointRow;
  'portal.audit_chain': AuditChainRow;
  'portal.audit_cuts': SignedPointRow;
  'portal.open_writes': OpenWriteRow;
}
