let tasks = 0;

interface PoolTask {
  readonly numbers: readonly number[];
  readonly fail?: string;
  readonly end?: true;
  readonly forMs?: number;
}

/** A task for tests: adds numbers and counts the tasks of its thread, or fails, ends its thread or blocks it on request. */
export function runTask({ numbers, fail, end, forMs = 0 }: PoolTask): { sum: number; tasks: number } {
  if (fail !== undefined) throw new Error(fail);
  if (end) process.exit(1);
  const until = Date.now() + forMs;
  while (Date.now() < until);
  tasks += 1;
  return { sum: numbers.reduce((sum, number) => sum + number, 0), tasks };
}
