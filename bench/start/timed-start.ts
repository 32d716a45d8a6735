import { setTimeout as pause } from 'node:timers/promises';
import { memoryInAll } from './memory';

/** A server that has started, with its database. */
interface Started {
  /** Its processes; what these started counts, too. */
  readonly pids: readonly number[];
  end(): Promise<void>;
}

/** Milliseconds of the first start with a data folder and of each later one, and megabytes of all its processes after the last. */
export interface Starts {
  readonly first: number;
  readonly later: readonly number[];
  readonly memoryMb: number;
}

/** How long a server has nothing to do before its memory is measured: what it does after its start is done by then. */
const IDLE_MS = 5_000;

/** Starts it in a new data folder and then again. */
export async function timeStarts(
  start: (dataDir: string) => Promise<Started>,
  dataDir: string,
  laterStarts: number,
): Promise<Starts> {
  const times: number[] = [];
  let memoryMb = Number.NaN;
  for (let turn = 0; turn <= laterStarts; turn += 1) {
    const begun = performance.now();
    const started = await start(dataDir);
    times.push(performance.now() - begun);
    if (turn === laterStarts) {
      await pause(IDLE_MS);
      memoryMb = started.pids.reduce((sum, pid) => sum + memoryInAll(pid), 0);
    }
    await started.end();
  }
  const [first = Number.NaN, ...later] = times;
  return { first, later, memoryMb };
}
