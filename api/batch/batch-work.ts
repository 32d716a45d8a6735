import type { BatchKind } from '../../domain/batch/batch-fields';
import { type MessageData, message, type PlainCode } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { Caller } from '../http/caller';
import type { Before, FieldProblems, RowInput } from './batch.tables';

export interface WorkRow {
  readonly row: number;
  readonly loan_num: string | null;
  readonly key: string;
  readonly input: RowInput;
  /** What the loan had, once its write has begun. */
  readonly before: Before | null;
}

/** What a check found of a row, or what became of it. */
export interface RowOutcome {
  readonly row: number;
  readonly result: 'ready' | 'saved' | 'unchanged' | 'refused' | 'undone' | 'kept' | 'matches' | 'differs';
  readonly problems?: FieldProblems;
}

/** A batch at work, with the rights that its author has now. */
export interface WorkContext {
  readonly portal: AppContext;
  readonly batchId: string;
  readonly kind: BatchKind;
  readonly caller: Caller<Actor>;
}

/** The work of a kind of batch. Each step can be repeated: a row that is done is not given again. */
export interface BatchWork {
  /** What is wrong with these rows. `earlier` are rows before them in the batch with the same keys. */
  check(context: WorkContext, rows: readonly WorkRow[], earlier: readonly WorkRow[]): Promise<readonly RowOutcome[]>;
  /** Saves the next rows. Returns false if none was left. */
  saveNext(context: WorkContext): Promise<boolean>;
  /** Saves all rows, until one is refused. Returns false if nothing is left to do. */
  saveAll(context: WorkContext): Promise<boolean>;
  /** Takes the next saved rows back; one that changed since is kept. Returns false if none was left. */
  undoNext(context: WorkContext): Promise<boolean>;
  /** Adds what the rows of the file lack, once all are checked. */
  finish?(context: WorkContext): Promise<void>;
}

/** Codes of messages as data. */
export const problemsOf = (codes: Readonly<Record<string, PlainCode>>): FieldProblems =>
  Object.fromEntries(Object.entries(codes).map(([field, code]): [string, MessageData] => [field, message(code)]));

export const refused = (row: number, problems: FieldProblems): RowOutcome => ({ row, result: 'refused', problems });
