import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureServerBuilt } from '../../config/launch/ensure-built.mjs';
import { builtFile } from '../../config/launch/programs.mjs';

/** A portal or an LOS in a separate process, started like `npm start` and `npm run los`. */
export interface RunningPortal {
  readonly url: string;
  readonly dataDir: string;
  /** Everything that it has printed. */
  output(): string;
  readonly pid: number;
  /** Sends the signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface RunOptions {
  /** Default: a new folder. */
  readonly dataDir?: string;
  readonly env?: Record<string, string>;
  /** The folder of another version, which is built. */
  readonly root?: string;
}

const START_LIMIT_MS = 90_000;
const root = path.join(import.meta.dirname, '..', '..');

let building: Promise<boolean> | undefined;

async function run(entry: string, ready: RegExp, options: RunOptions): Promise<RunningPortal> {
  if (options.root === undefined) {
    building ??= ensureServerBuilt();
    if (!(await building)) throw new Error('The server could not be built.');
  }
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'portal-run-')));
  const program = path.relative(root, builtFile(entry));
  const child = spawn(process.execPath, [program], {
    cwd: options.root ?? root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '1',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An aborted test run leaves no process behind.
  const giveUp = () => void child.kill('SIGTERM');
  process.once('exit', giveUp);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void gone.then(() => process.off('exit', giveUp));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${entry} did not get ready:\n${printed}`));
    }, START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = ready.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(limit);
      resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`${entry} ended with ${code}:\n${printed}`));
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

/** Starts the portal and waits until it is ready. */
export const runPortal = (options: RunOptions = {}): Promise<RunningPortal> =>
  run('server.ts', /The portal is ready: (\S+)/, options);

/** Starts the LOS as a separate service; a portal in demo mode needs only `LOS_URL` to use it. */
export const runLos = (options: RunOptions = {}): Promise<RunningPortal> =>
  run('los/server.ts', /The LOS is ready: (\S+)/, options);

/** Starts a worker for portals on the same database; it has no URL. */
export const runWorker = (options: RunOptions): Promise<RunningPortal> =>
  run('worker.ts', /The worker is (ready)/, options);

/** Removes the data folder of a process that has ended. */
export const removeData = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 5 });

/** Stops it gracefully and removes its data. */
export async function endAndRemove(running: RunningPortal): Promise<void> {
  await running.end('SIGTERM');
  await removeData(running.dataDir);
}

/** What a command printed, and how it ended. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command of the portal to its end, such as `backup.ts`. */
export async function runCommand(
  entry: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  await ensureServerBuilt();
  const child = spawn(process.execPath, [builtFile(entry), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
