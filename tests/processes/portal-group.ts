import { setTimeout as pause } from 'node:timers/promises';
import { type RunningPortal, runPortal, runWorker } from '../support/running-portal';

/** A portal or worker of a group. */
export interface Member {
  readonly name: string;
  readonly kind: 'portal' | 'worker';
  running(): RunningPortal | null;
  /** What its latest runs printed. */
  output(): string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGTERM: it finishes what it does. */
  stop(): Promise<void>;
  /** Starts it, again if the database is not ready, as a supervisor does. */
  start(): Promise<void>;
}

/** Several portals and a worker on one database. */
export interface PortalGroup {
  readonly members: readonly Member[];
  /** The addresses of the portals that run. */
  urls(): string[];
  end(): Promise<void>;
}

export interface GroupPlan {
  readonly dataDir: string;
  readonly portals: number;
  readonly env: Readonly<Record<string, string>>;
  /** The folder of another version, which is built. */
  readonly root?: string;
}

const START_TRIES = 8;
const MAX_KEPT = 200_000;

function member(kind: Member['kind'], name: string, { dataDir, env, root }: GroupPlan): Member {
  let running: RunningPortal | null = null;
  let printed = '';
  const options = { dataDir, env: { ...env, WORKER: '0' }, ...(root !== undefined && { root }) };
  const end = async (signal: NodeJS.Signals) => {
    const ended = running;
    running = null;
    await ended?.end(signal);
    printed = `${printed}${ended?.output() ?? ''}\n${new Date().toISOString()} ${signal}\n`.slice(-MAX_KEPT);
  };
  return {
    name,
    kind,
    running: () => running,
    output: () => printed + (running?.output() ?? ''),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      for (let tried = 1; running === null; tried += 1) {
        try {
          running = await (kind === 'portal' ? runPortal(options) : runWorker(options));
        } catch (error) {
          if (tried === START_TRIES) throw error;
          await pause(250 * tried);
        }
      }
    },
  };
}

/** Starts the portals one after the other, because the first one migrates the database, and then the worker. */
export async function startGroup(plan: GroupPlan): Promise<PortalGroup> {
  const members = [
    ...Array.from({ length: plan.portals }, (_, index) => member('portal', `portal ${index + 1}`, plan)),
    member('worker', 'worker', plan),
  ];
  const [first, ...others] = members;
  await first?.start();
  await Promise.all(others.map((one) => one.start()));
  return {
    members,
    urls: () => members.flatMap((one) => (one.kind === 'portal' ? (one.running()?.url ?? []) : [])),
    end: async () => void (await Promise.all(members.map((one) => one.kill()))),
  };
}
