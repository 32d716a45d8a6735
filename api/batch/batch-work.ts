import type { Transaction } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { Caller } from '../http/caller';
import type { LosAuthor } from '../loan/gateway.service';
import type { FieldProblems, RowInput } from './batch.tables';

export interface WorkRow {
  readonly row: number;
  readonly reference: string | null;
  readonly input: RowInput;
}

/** What a check found of a row, or what became of it. */
export interface RowOutcome {
  readonly row: number;
  readonly result: 'ready' | 'saved' | 'unchanged' | 'refused' | 'undone' | 'kept';
  readonly problems?: FieldProblems;
}

export interface WorkContext {
  readonly portal: AppContext;
  readonly batchId: string;
  readonly caller: Caller<LosAuthor>;
}

/** The work of a kind of batch. Each step can be repeated: a row that is done is not given again. */
export interface BatchWork {
  /** What is wrong with these rows. `earlier` are rows before them in the batch with the same references. */
  check(context: WorkContext, rows: readonly WorkRow[], earlier: readonly WorkRow[]): Promise<readonly RowOutcome[]>;
  /** Saves checked rows in the transaction that records what became of them. */
  save(context: WorkContext, trx: Transaction<PortalDb>, rows: readonly WorkRow[]): Promise<readonly RowOutcome[]>;
  /** Takes saved rows back; one that changed since is kept. */
  undo(context: WorkContext, trx: Transaction<PortalDb>, rows: readonly WorkRow[]): Promise<readonly RowOutcome[]>;
}
