import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../api/db/connection';
import type { PortalDb } from '../../api/db/portal-db';
import { endStates } from '../../domain/orders/order-states';
import { builtProcess } from './built-process';
import { type OrderParty, partyKinds, startParty } from './order-party';
import type { PlaceMessage, ProcessMessage } from './order-process';

export interface CrashPlan {
  readonly databaseUrl: string;
  /** Number of orders to acknowledge. */
  readonly orders: number;
  /** Number of kills, at random moments. */
  readonly kills: number;
  /** Number of concurrent processes. Default: 1. */
  readonly processes?: number;
  /** Time limit in milliseconds after the last kill to finish all orders. */
  readonly limitMs?: number;
}

/** The outcome of the orders. */
export interface CrashReport {
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged, but not in the database or never finished. */
  readonly lost: readonly string[];
  /** Processed more than once by the party, or in the mailbox twice. */
  readonly duplicated: readonly string[];
  /** Finished with a result that differs from the party's. */
  readonly wrong: readonly string[];
  /** Orders that could be neither repeated nor polled, and ended with an unknown outcome. */
  readonly unknown: number;
  /** Sends beyond one per order, all of them to repeatable parties. */
  readonly repeats: number;
  readonly kills: number;
  readonly milliseconds: number;
}

const kinds: readonly PlaceMessage['kind'][] = [...partyKinds, 'mail'];

/** Places orders in processes that are killed at random moments, lets the last one finish, and compares with the party. */
export async function crashOrders(plan: CrashPlan): Promise<CrashReport> {
  const built = await builtProcess('order-process');
  const began = performance.now();
  const party = await startParty();
  const db = openDatabase<PortalDb>(plan.databaseUrl, { max: 2 });
  const acknowledged: string[] = [];
  const children = new Set<ChildProcess>();
  let asked = 0;
  let killed = 0;

  /** Places the next order if it is due: orders are spread evenly over the kills. */
  const placeNext = (child: ChildProcess): void => {
    const share = (plan.orders * (killed + 1)) / (plan.kills + 1);
    if (acknowledged.length < share && child.connected) {
      child.send({ kind: kinds[asked++ % kinds.length] ?? 'mail' } satisfies PlaceMessage, () => undefined);
    } else setTimeout(() => children.has(child) && acknowledged.length < plan.orders && placeNext(child), 50);
  };
  const start = (): Promise<ChildProcess> =>
    new Promise((resolve) => {
      const child = fork(built.file, [plan.databaseUrl, party.url], { execArgv: [] });
      children.add(child);
      child.once('exit', () => {
        children.delete(child);
        resolve(child);
      });
      child.on('message', (message: ProcessMessage) => {
        if ('placed' in message) acknowledged.push(message.placed);
        else resolve(child);
        placeNext(child);
      });
    });
  const kill = async (child: ChildProcess): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await gone;
  };

  /** Starts and kills processes one after the other until there were enough kills, and leaves the last one running. */
  async function lane(): Promise<void> {
    while (killed < plan.kills) {
      const started = start();
      // One in six is killed during startup.
      if (Math.random() > 1 / 6) await started;
      await pause(Math.random() * 700);
      if (killed >= plan.kills) return;
      killed += 1;
      const child = [...children][Math.floor(Math.random() * children.size)];
      if (child) await kill(child);
    }
  }

  try {
    await Promise.all(Array.from({ length: plan.processes ?? 1 }, lane));
    if (children.size === 0) await start();
    await untilEnded(db, () => acknowledged.length >= plan.orders, plan.limitMs ?? 60_000);
    const report = await compare(db, party, acknowledged);
    return { ...report, kills: killed, milliseconds: Math.round(performance.now() - began) };
  } finally {
    for (const child of children) await kill(child);
    await party.close();
    await db.destroy();
    await built.remove();
  }
}

type Db = ReturnType<typeof openDatabase<PortalDb>>;

async function untilEnded(db: Db, isPlaced: () => boolean, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const open = await db.selectFrom('portal.orders').select('id').where('state', 'not in', endStates).execute();
    if (isPlaced() && open.length === 0) return;
    await pause(100);
  }
}

async function compare(db: Db, { operations }: OrderParty, acknowledged: readonly string[]) {
  const orders = await db.selectFrom('portal.orders').selectAll().execute();
  const mail = await db.selectFrom('portal.mailbox').select('operation_id').execute();
  const inMailbox = (operation: string | null) => mail.filter((row) => row.operation_id === operation).length;
  const stored = new Map(orders.map((order) => [order.id, order]));
  const seen = orders.map((order) => {
    const operation = operations.get(order.operation_id ?? '');
    const effects = order.kind === 'mail' ? inMailbox(order.operation_id) : (operation?.effects ?? 0);
    const isUnknown = order.kind === 'neither' && order.problem?.code === 'outcome-unknown';
    return { ...order, effects, sends: operation?.sends ?? 0, isUnknown };
  });
  return {
    acknowledged: acknowledged.length,
    stored: orders.length,
    lost: [
      ...acknowledged.filter((id) => !stored.has(id)),
      ...seen.filter(({ ended_at }) => ended_at === null).map(({ id, kind, state }) => `${id} ${kind} ${state}`),
    ],
    duplicated: seen
      .filter(({ effects, kind, sends }) => effects > 1 || (kind !== 'repeatable' && sends > 1))
      .map(({ id }) => id),
    wrong: seen
      .filter(({ state, effects, isUnknown }) => !isUnknown && !(state === 'completed' && effects === 1))
      .map(({ id, kind, state, effects, problem }) => `${id} ${kind} ${state} ${problem?.code ?? ''} ${effects}`),
    unknown: seen.filter(({ isUnknown }) => isUnknown).length,
    repeats: seen.reduce((sum, { sends }) => sum + Math.max(0, sends - 1), 0),
  };
}
