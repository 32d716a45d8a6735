import { Worker } from 'node:worker_threads';
import { refuse } from '../http/app-error';

export interface ThreadLimits {
  readonly memoryMb: number;
  readonly milliseconds: number;
}

/** The task exceeded the time or memory of its thread. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
}

/** A module whose `runTask` runs on a thread. Its argument and result must be cloneable between threads. */
export interface TaskModule {
  readonly runTask: (task: never) => unknown;
}

export type TaskOf<Module extends TaskModule> = Parameters<Module['runTask']>[0];
export type AnswerOf<Module extends TaskModule> = Awaited<ReturnType<Module['runTask']>>;

/** How often the memory of the process is looked at. */
const LOOK_MS = 100;

/** Several times what the largest allowed upload needs. */
export const usualLimits: ThreadLimits = { memoryMb: 512, milliseconds: 60_000 };

/** Maximum number of running and waiting tasks; each holds its file in memory. */
const MAX_WAITING = 8;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

export const tooBusy = () => refuse('too-many-tries', 'too-busy', { headers: { 'Retry-After': '60' } });

/**
 * Runs `runTask` of the module on a new thread, so that the event loop stays free. All tasks, of any kind, run one at a time.
 * Throws {@link ThreadLimitError} if a task exceeds its limits, and 429 if too many are waiting.
 */
export function runOnThread<Module extends TaskModule>(
  module: URL,
  task: TaskOf<Module>,
  limits: ThreadLimits = usualLimits,
): Promise<AnswerOf<Module>> {
  if (waiting >= MAX_WAITING) return Promise.reject(tooBusy());
  waiting += 1;
  const answer = last
    .then(() => startThread<AnswerOf<Module>>({ module: module.href, task }, limits))
    .finally(() => {
      waiting -= 1;
    });
  last = answer.catch(() => undefined);
  return answer;
}

function startThread<Answer>(workerData: object, { memoryMb, milliseconds }: ThreadLimits): Promise<Answer> {
  const thread = new Worker(new URL('./thread-entry.mjs', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const timer = setTimeout(() => void thread.terminate(), milliseconds);
  // The limit of V8 does not count buffers, in which a file of a few kB may unpack to gigabytes.
  const most = process.memoryUsage.rss() + 2 * memoryMb * 1024 * 1024;
  const look = setInterval(() => {
    if (process.memoryUsage.rss() > most) void thread.terminate();
  }, LOOK_MS);
  return new Promise<Answer>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError() : error);
    });
    thread.once('exit', () => reject(new ThreadLimitError()));
  }).finally(() => {
    clearTimeout(timer);
    clearInterval(look);
    void thread.terminate();
  });
}
