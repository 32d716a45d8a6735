import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BatchKind, RowResult } from '../../domain/batch/batch-fields';
import type { ColumnMapping } from '../../domain/batch/mapping';
import type { MessageData } from '../../domain/messages/message';

/** A batch of rows from a file. Its orders do the work; its rows have the results. */
interface BatchTableRow {
  /** Chosen by the browser, so that sending the file again after a lost answer starts no second batch. */
  id: string;
  /** Counts batches in the order of their start. */
  number: GeneratedAlways<number>;
  kind: BatchKind;
  order_id: string | null;
  /** The order that takes its rows back. */
  undo_order_id: string | null;
  login: string;
  name: string;
  created_at: Date;
  file_name: string;
  rows: number;
  is_dry_run: boolean;
  is_all_or_nothing: boolean;
}

/** What the fields of a row have, as the file has it. */
export type RowInput = Readonly<Record<string, string>>;

/** What is wrong with a row, by field. */
export type FieldProblems = Readonly<Record<string, MessageData>>;

/** What a loan had before a row was saved, and what the row meant for it then, such as whom a name meant; absent: what the file has. */
export interface Before {
  readonly state: unknown;
  readonly wanted?: unknown;
}

interface BatchRowRow {
  batch_id: string;
  /** The number of the row in the file; the titles are row 1. */
  row: number;
  loan_num: string | null;
  /** What the row is about besides its loan, as its report shows it. */
  reference: string | null;
  /** Rows with the same key are about the same. */
  key: string;
  input: JSONColumnType<RowInput>;
  result: Generated<RowResult>;
  problems: JSONColumnType<FieldProblems> | null;
  before: JSONColumnType<Before> | null;
}

/** How the columns of files with these titles were mapped last. */
interface BatchMappingRow {
  kind: BatchKind;
  titles: string;
  mapping: JSONColumnType<ColumnMapping>;
  name: string;
  saved_at: Date;
}

export interface BatchTables {
  'portal.batches': BatchTableRow;
  'portal.batch_rows': BatchRowRow;
  'portal.batch_mappings': BatchMappingRow;
}
