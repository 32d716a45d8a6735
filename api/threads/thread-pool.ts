import { Worker } from 'node:worker_threads';
import {
  type AnswerOf,
  type TaskModule,
  type TaskOf,
  ThreadLimitError,
  type ThreadLimits,
  tooBusy,
} from './run-on-thread';

export interface PoolOptions {
  /** The most threads at a time. */
  readonly threads: number;
  /** Of one task. Only what JavaScript allocates counts as memory. */
  readonly limits: ThreadLimits;
  /** Maximum number of running and waiting tasks; one owner may have half of them. */
  readonly maxWaiting: number;
}

/** Threads that keep a module loaded between its tasks. */
export interface ThreadPool<Module extends TaskModule> {
  /**
   * Runs `runTask` of the module on a free thread. Owners take turns, so that the many tasks of one do not delay the few of another. Throws {@link ThreadLimitError} if the task exceeds its limits or the pool is
   * closed, and 429 if too many are waiting.
   */
  run(task: TaskOf<Module>, owner?: string): Promise<AnswerOf<Module>>;
  /** Ends the threads; running and waiting tasks fail. */
  close(): Promise<void>;
}

interface Job<Module extends TaskModule> {
  readonly task: TaskOf<Module>;
  readonly owner: string;
  readonly resolve: (answer: AnswerOf<Module>) => void;
  readonly reject: (error: unknown) => void;
}

type Reported<Module extends TaskModule> = { readonly answer: AnswerOf<Module> } | { readonly error: unknown };

const outOfMemory = (error: unknown): boolean => Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Starts threads when tasks come. A thread that ends or exceeds a limit is replaced by the next task. */
export function threadPool<Module extends TaskModule>(module: URL, options: PoolOptions): ThreadPool<Module> {
  const threads = new Set<Worker>();
  const free: Worker[] = [];
  /** By owner, in the order of their turns. */
  const waiting = new Map<string, Job<Module>[]>();
  const running = new Map<Worker, Job<Module>>();
  let closed = false;

  const drop = (thread: Worker, error: unknown): void => {
    threads.delete(thread);
    if (free.includes(thread)) free.splice(free.indexOf(thread), 1);
    running.get(thread)?.reject(error);
    running.delete(thread);
    void thread.terminate();
    next();
  };

  const start = (): Worker => {
    const thread = new Worker(new URL('./pool-entry.mjs', import.meta.url), {
      workerData: { module: module.href },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.limits.memoryMb },
    });
    threads.add(thread);
    thread.on('error', (error) => drop(thread, outOfMemory(error) ? new ThreadLimitError() : error));
    thread.on('exit', () => drop(thread, new ThreadLimitError()));
    return thread;
  };

  const give = (thread: Worker, job: Job<Module>): void => {
    const timer = setTimeout(() => drop(thread, new ThreadLimitError()), options.limits.milliseconds);
    const settle = (): void => {
      clearTimeout(timer);
      // An idle thread does not keep the process running.
      thread.unref();
    };
    running.set(thread, {
      ...job,
      reject: (error) => {
        settle();
        job.reject(error);
      },
    });
    thread.ref();
    thread.once('message', (reported: Reported<Module>) => {
      if (running.get(thread)?.task !== job.task) return;
      settle();
      running.delete(thread);
      free.push(thread);
      if ('error' in reported) job.reject(reported.error);
      else job.resolve(reported.answer);
      next();
    });
    thread.postMessage(job.task);
  };

  /** The oldest task of the owner whose turn it is; the owner then waits for the others. */
  const nextJob = (): Job<Module> | undefined => {
    for (const [owner, jobs] of waiting) {
      waiting.delete(owner);
      const job = jobs.shift();
      if (jobs.length > 0) waiting.set(owner, jobs);
      if (job) return job;
    }
    return undefined;
  };
  const countOf = (jobs: Iterable<Job<Module>>, owner: string): number =>
    [...jobs].filter((job) => job.owner === owner).length;
  const allWaiting = (): readonly Job<Module>[] => [...waiting.values()].flat();

  function next(): void {
    if (closed || waiting.size === 0) return;
    const thread = free.pop() ?? (threads.size < options.threads ? start() : undefined);
    const job = thread && nextJob();
    if (thread && job) give(thread, job);
  }

  return {
    run: (task, owner = '') =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new ThreadLimitError());
        const jobs = [...running.values(), ...allWaiting()];
        const most = Math.ceil(options.maxWaiting / 2);
        if (jobs.length >= options.maxWaiting || (owner !== '' && countOf(jobs, owner) >= most))
          return reject(tooBusy());
        waiting.set(owner, [...(waiting.get(owner) ?? []), { task, owner, resolve, reject }]);
        next();
      }),
    async close() {
      closed = true;
      for (const job of allWaiting()) job.reject(new ThreadLimitError());
      waiting.clear();
      const ended = [...threads].map(async (thread) => {
        drop(thread, new ThreadLimitError());
        await thread.terminate();
      });
      await Promise.all(ended);
    },
  };
}
