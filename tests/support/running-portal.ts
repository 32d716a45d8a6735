import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A portal in a process of its own, as `npm start` runs it. */
export interface RunningPortal {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it printed so far. */
  output(): string;
  /** The PID of the portal's process. */
  readonly pid: number;
  /** Ends the process with the signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const READY = /The portal is ready: (\S+)/;
const START_LIMIT_MS = 90_000;

function launch(entry: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the portal on a data folder (a new one where none is given) and waits until it says that it is ready. */
export async function runPortal(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<RunningPortal> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'portal-run-')));
  const child = launch('api/server.ts', { DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG_LEVEL: 'warn', ...options.env });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The portal did not get ready:\n${printed}`)), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = READY.exec(printed)?.[1];
      if (ready) {
        clearTimeout(limit);
        resolve(ready.replace('localhost', '127.0.0.1'));
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`The portal ended with ${code}:\n${printed}`));
    });
  });
  return {
    url,
    dataDir,
    output: () => printed,
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

/** Removes the data folder of a portal that has ended. */
export const removeData = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
