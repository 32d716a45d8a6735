import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import { z } from 'zod';
import type { AppContext } from '../app-context';
import { openPool } from '../db/connection';
import { jobsSchema } from '../db/jobs';
import type { PortalDb } from '../db/portal-db';
import { advanceOrder } from './advance';
import { deleteFinishedJobs, ORDER_TASK, rescueOrders } from './jobs.queries';
import type { OrderType } from './order-type';

export interface WorkerOptions {
  /** Orders processed concurrently. */
  readonly concurrency?: number;
  /** Milliseconds between two searches for orders left by a killed process. */
  readonly rescueEveryMs?: number;
  /** Milliseconds after which an overdue order counts as abandoned. */
  readonly graceMs?: number;
}

export interface OrderWorker {
  /** Accepts no more orders, and waits a limited time for running ones. */
  stop(): Promise<void>;
}

/** Connections besides those for running orders: one listens, two fetch and finish jobs. */
const SPARE_CONNECTIONS = 3;
const RESTART_MS = 1_000;
const MAX_RESTART_MS = 30_000;
const MAX_STOP_MS = 20_000;

const payload = z.object({ id: z.uuid() });

/**
 * Works on orders until it is stopped. Any number of processes can run a worker: each job goes to one of them, and an order
 * left by a killed process is picked up by another, or by the same one after its restart. It listens for new jobs, so that
 * `directUrl` must not lead to a pooler that gives each transaction another connection.
 */
export function startOrderWorker(
  portal: AppContext,
  directUrl: string,
  orderTypes: readonly OrderType[],
  options: WorkerOptions = {},
): OrderWorker {
  const { concurrency = 4, rescueEveryMs = 5_000, graceMs = 5_000 } = options;
  const types = new Map(orderTypes.map((type) => [type.kind, type]));
  const max = concurrency + SPARE_CONNECTIONS;
  const pool = openPool(directUrl, { max, applicationName: 'emet-portal worker' });
  const db = new Kysely<PortalDb>({ dialect: new PostgresDialect({ pool }) });
  const stopped = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: stopped.signal }).catch(() => undefined);

  const begin = (): Promise<Runner> =>
    run({
      pgPool: pool,
      schema: jobsSchema,
      concurrency,
      noHandleSignals: true,
      logger: loggerOf(portal),
      taskList: {
        [ORDER_TASK]: (given) => advanceOrder({ portal, locks: db, types }, payload.parse(given).id),
      },
    });

  /** A runner stops if it loses the database for too long; then we start a new one. */
  async function work(): Promise<void> {
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      try {
        const runner = await begin();
        failures = 0;
        // It lost a worker and would continue with fewer.
        const broken = new Promise<void>((resolve) => runner.events.once('worker:fatalError', () => resolve()));
        const stopping = new Promise<void>((resolve) => {
          // It may have been stopped while the runner was starting.
          if (stopped.signal.aborted) resolve();
          else stopped.signal.addEventListener('abort', () => resolve());
        });
        await Promise.race([runner.promise, broken, stopping]).finally(() => end(runner));
      } catch (error) {
        portal.log.warn({ err: error, failures }, 'the worker stopped; starting it again');
      }
      await wait(Math.min(RESTART_MS * 2 ** failures, MAX_RESTART_MS));
    }
  }

  async function rescue(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        const rescued = await rescueOrders(db, graceMs);
        await deleteFinishedJobs(db);
        if (rescued > 0) portal.log.info({ rescued }, 'orders that a process left are taken up again');
      } catch (error) {
        portal.log.warn({ err: error }, 'orders that a process left could not be looked for; trying again');
      }
      await wait(rescueEveryMs);
    }
  }

  const ended = Promise.all([work(), rescue()]).then(() => db.destroy());
  return {
    async stop() {
      stopped.abort();
      await Promise.race([ended, pause(MAX_STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Stops a runner, which may have stopped already. */
const end = (runner: Runner): Promise<void> => runner.stop().catch(() => undefined);

/** Writes the runner's messages to the portal's log. */
const loggerOf = ({ log }: Pick<AppContext, 'log'>): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.debug({ worker: true }, message);
  });
