import type { GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely';

/** A JSON value that is written as text and read parsed; null is SQL null. */
type Json = JSONColumnType<Record<string, unknown>, string | null, string | null>;

interface OperationsTable {
  id: string;
  action: string;
  request_hash: string;
  /** The answer under `answer`; null while the operation runs. */
  result: Json;
  at: Date;
}

interface StatusLogTable {
  id: GeneratedAlways<number>;
  loan_num: string;
  at: Date;
  status: string;
  from_status: string | null;
  by_login: string;
  by_name: string;
  description: string;
}

interface ChangeLogTable {
  id: GeneratedAlways<number>;
  loan_num: string;
  at: Date;
  version: number;
  action: string;
  field: string;
  /** The field without what is in brackets: `assets.value` of `assets[x].value`. */
  name: GeneratedAlways<string>;
  before: Json;
  after: Json;
  by_login: string;
  by_name: string;
}

interface ChangesTable {
  seq: GeneratedAlways<number>;
  loan_num: string;
  version: number;
  operation_id: string;
}

/** Row types of the schema `journal`; the keys carry the schema, so that a query says where it reads. */
export interface JournalDb {
  'journal.operations': OperationsTable;
  'journal.status_log': StatusLogTable;
  'journal.change_log': ChangeLogTable;
  'journal.changes': ChangesTable;
}

/** A connection pool or a transaction. */
export type JournalConnection = Kysely<JournalDb>;
export type JournalTransaction = Transaction<JournalDb>;
