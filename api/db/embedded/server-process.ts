import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { programPath } from './binaries';
import { programEnvironment } from './cluster';
import type { EmbeddedLog } from './embedded-error';
import type { Home } from './home';
import { isAlive } from './processes';

/** The server ended without a request to stop. */
export interface UnexpectedExit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A PostgreSQL server process together with its supervisor. */
export interface ServerProcess {
  /** True once it accepts connections; false if it ended before that. */
  readonly ready: Promise<boolean>;
  /** Resolves when server and supervisor have ended. */
  readonly ended: Promise<UnexpectedExit>;
  /** The last lines of its output. */
  output(): string;
  pid(): number | undefined;
  /** Requests a fast shutdown and waits for it. */
  stop(): Promise<void>;
  /** Lets the portal's process exit; the server then stops with it. */
  unref(): void;
}

type Supervisor = ChildProcessByStdio<Writable, Readable, Readable>;
type Message = { pid?: number; error?: string; code?: number | null; signal?: string | null };

type Settings = Readonly<Record<string, string>>;

function spawnSupervisor(home: Home, wanted: Settings): Supervisor {
  const settings = Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const task = {
    command: programPath(home.binaries, 'postgres'),
    args: ['-D', home.data, ...settings],
    cwd: home.data,
    env: programEnvironment,
    account: home.account && { uid: home.account.uid, gid: home.account.gid },
    // Windows has no signal for a fast shutdown.
    stopCommand: process.platform === 'win32' && [
      programPath(home.binaries, 'pg_ctl'),
      'stop',
      '-m',
      'fast',
      '-W',
      '-D',
      home.data,
    ],
  };
  const program = fileURLToPath(new URL('./supervisor.mjs', import.meta.url));
  // In its own session, so that Ctrl-C reaches only the portal, which then stops the database cleanly.
  return spawn(process.execPath, [program, JSON.stringify(task)], { detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** Sessions ended by a shutdown are not worth logging. */
const worthLogging =
  /^(PANIC|WARNING|FATAL):(?!\s+terminating (connection|background worker).* due to administrator command)/;

/** Starts the server with the settings. It never throws: check `ready`, and `output` if that is false. */
export function startServerProcess(home: Home, settings: Settings, log: EmbeddedLog): ServerProcess {
  const supervisor = spawnSupervisor(home, settings);
  const lines: string[] = [];
  let server: Message = {};
  let announce: (ready: boolean) => void = () => {};
  const ready = new Promise<boolean>((done) => {
    announce = done;
  });
  const keep = (line: string): void => {
    lines.push(line);
    if (lines.length > 40) lines.shift();
  };
  createInterface({ input: supervisor.stderr }).on('line', (line) => {
    keep(line);
    if (worthLogging.test(line)) log(`PostgreSQL: ${line}`);
    if (/database system is ready to accept (read-only )?connections/.test(line)) announce(true);
  });
  createInterface({ input: supervisor.stdout }).on('line', (line) => {
    server = { ...server, ...(JSON.parse(line) as Message) };
    if (server.error) keep(server.error);
  });
  supervisor.stdin.on('error', () => {});
  const ended = new Promise<UnexpectedExit>((done) => {
    supervisor.on('error', (error) => {
      keep(error.message);
      done({ code: null, signal: null });
    });
    const finish = () => done({ code: server.code ?? null, signal: server.signal ?? null });
    supervisor.on('close', finish);
    // If the supervisor is killed, its server keeps the output open, and then `close` does not fire.
    supervisor.on('exit', () => setTimeout(finish, 300));
  });
  void ended.then(() => announce(false));
  return {
    ready,
    ended,
    output: () => lines.join('\n'),
    pid: () => server.pid,
    stop: async () => {
      supervisor.ref();
      supervisor.stdin.end();
      await ended;
    },
    unref: () => {
      for (const handle of [supervisor, supervisor.stdin, supervisor.stdout, supervisor.stderr]) {
        if ('unref' in handle && typeof handle.unref === 'function') handle.unref();
      }
    },
  };
}

/** Requests a fast shutdown from a server whose supervisor was killed. */
export function stopOrphan(pid: number | undefined): void {
  try {
    if (pid && isAlive(pid)) process.kill(pid, 'SIGINT');
  } catch {
    // It has ended already or belongs to another account; the wait that follows finds out which.
  }
}
