import type { ColumnType, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { LoanDocument } from '../../../domain/loan/document';
import type { StatusAnswer } from '../../../domain/loan/status-requirements';
import type { MessageData } from '../../../domain/messages/message';
import type { SealedColumn, SealedText } from '../../ports/keys/sealed-json';

/** What is remembered of an operation that has ended. */
export interface OperationResult {
  readonly answer?: unknown;
}

interface OperationsTable {
  id: string;
  action: string;
  /** A keyed hash; null if it was stored before hashes were keyed. */
  request_hash: string | null;
  /** The answer; null while the operation runs. */
  result: SealedColumn<OperationResult> | null;
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
  /** In English. */
  description: string;
  /** The description for every language; null for the words of another system. */
  wording: ColumnType<MessageData | null, string | null | undefined, never>;
  /** What its author said; null if nothing. */
  answer: SealedColumn<StatusAnswer> | null;
}

/** A value of a field or a record, sealed; null if there was none. */
type LoggedValue = ColumnType<unknown, SealedText<unknown> | null, SealedText<unknown>>;

interface ChangeLogTable {
  id: GeneratedAlways<number>;
  loan_num: string;
  at: Date;
  version: number;
  action: string;
  field: string;
  /** The field without the part in brackets: `assets.value` of `assets[x].value`. */
  name: GeneratedAlways<string>;
  before: LoggedValue;
  after: LoggedValue;
  by_login: string;
  by_name: string;
}

interface ChangesTable {
  seq: GeneratedAlways<number>;
  loan_num: string;
  version: number;
  operation_id: string;
}

/** A loan of an LOS that counts no versions, as the journal last saw it. */
interface LoansTable {
  loan_num: string;
  version: number;
  doc: SealedColumn<LoanDocument>;
  /** When the LOS saved what was read; null while it may have saved something else at the same time. */
  modified_at: Date | null;
}

/** A save sent to such an LOS, until its outcome is known. */
interface SavesTable {
  loan_num: string;
  operation_id: string;
  action: string;
  /** As in {@link OperationsTable}. */
  request_hash: string | null;
  by_login: string;
  by_name: string;
  note: ColumnType<MessageData | null, string | null, never>;
  answer: SealedColumn<StatusAnswer> | null;
  doc: SealedColumn<LoanDocument>;
  at: Date;
  /** The number of a new loan in the LOS until it gets that of the portal; null if it has none of its own. */
  given_num: ColumnType<string | null, undefined, string>;
}

/** A loan that such an LOS lists as modified and that the journal has not read since. */
interface UnreadLoansTable {
  loan_num: string;
  modified_at: Date;
  /** It is not read before. */
  next_try: Date;
}

/** Row types of the schema `journal`. The keys include the schema, so that queries name it. */
export interface JournalDb {
  'journal.operations': OperationsTable;
  'journal.status_log': StatusLogTable;
  'journal.change_log': ChangeLogTable;
  'journal.changes': ChangesTable;
  'journal.loans': LoansTable;
  'journal.saves': SavesTable;
  'journal.unread_loans': UnreadLoansTable;
}

/** A connection pool or a transaction. */
export type JournalConnection = Kysely<JournalDb>;
export type JournalTransaction = Transaction<JournalDb>;
