import { useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';

/** Progress of a bulk action. */
export interface BulkProgress {
  readonly done: number;
  readonly all: number;
}

/** A record that was not changed, and why. */
export interface BulkFailure<Row> {
  readonly row: Row;
  readonly error: unknown;
}

interface BulkResult<Row> {
  readonly done: number;
  readonly failures: readonly BulkFailure<Row>[];
}

/** Runs an action on records one at a time, so that it can show progress and be stopped; a failure does not stop the rest. */
export function useBulk<Row extends RaRecord>() {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const stopped = useRef(false);
  const run = async (rows: readonly Row[], act: (row: Row) => Promise<unknown>): Promise<BulkResult<Row>> => {
    stopped.current = false;
    const failures: BulkFailure<Row>[] = [];
    let tried = 0;
    for (const row of rows) {
      if (stopped.current) break;
      setProgress({ done: tried, all: rows.length });
      await act(row).catch((error: unknown) => failures.push({ row, error }));
      tried += 1;
    }
    setProgress(null);
    return { done: tried - failures.length, failures };
  };
  const stop = (): void => {
    stopped.current = true;
  };
  return { progress, run, stop };
}
