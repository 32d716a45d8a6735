import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseAccount } from '../../api/db/embedded/account';
import { freePort } from '../../api/db/embedded/free-port';

/** A PgBouncer that gives each transaction any of its connections to the database. */
export interface Pooler {
  readonly port: string;
  stop(): Promise<void>;
}

const START_MS = 10_000;

/** The program, if it is installed: `PGBOUNCER`, or on the path. */
export function findPgBouncer(): { readonly program: string; readonly version: string } | null {
  for (const program of [process.env.PGBOUNCER, 'pgbouncer', '/usr/sbin/pgbouncer']) {
    try {
      if (program === undefined) continue;
      const printed = execFileSync(program, ['--version'], { encoding: 'utf8' });
      return { program, version: /PgBouncer (\S+)/i.exec(printed)?.[1] ?? 'unknown' };
    } catch {
      // Not this one.
    }
  }
  return null;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

export interface PoolerPlan {
  readonly program: string;
  readonly version: string;
  /** Addresses of the server with the logins that may connect. */
  readonly urls: readonly string[];
  /** Connections to the database for each login, fewer than clients have. */
  readonly size: number;
}

/** Starts it in transaction mode with prepared statements, as far as its version has them. */
export async function startPooler({ program, version, urls, size }: PoolerPlan): Promise<Pooler> {
  const servers = urls.map((url) => new URL(url));
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-pooler-'));
  const port = await freePort(undefined);
  const [config, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')];
  const supportsPrepared = !/^1\.(?:\d|1\d|20)\./.test(version);
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${servers[0]?.port}`,
      '[pgbouncer]',
      ...[`listen_addr = 127.0.0.1`, `listen_port = ${port}`, 'unix_socket_dir =', 'pool_mode = transaction'],
      ...['auth_type = plain', `auth_file = ${users}`, `default_pool_size = ${size}`, 'max_client_conn = 500'],
      // An open connection may not keep a test from dropping its database.
      'server_idle_timeout = 5',
      ...(supportsPrepared ? ['max_prepared_statements = 200'] : []),
    ].join('\n'),
  );
  const accounts = servers.map(({ username, password }) => `"${decodeURIComponent(username)}" "${password}"`);
  writeFileSync(users, [...new Set(accounts)].join('\n'), { mode: 0o600 });
  const account = databaseAccount(path.join(folder, 'none'));
  if (account) for (const file of [folder, config, users]) chownSync(file, account.uid, account.gid);
  const child = spawn(program, [config], { ...(account && { uid: account.uid, gid: account.gid }) });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed = `${printed}${chunk}`.slice(-20_000);
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const giveUp = () => void child.kill('SIGKILL');
  process.once('exit', giveUp);
  for (const end = Date.now() + START_MS; !(await accepts(port)); await pause(50)) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${printed}`);
  }
  return {
    port: String(port),
    async stop() {
      process.off('exit', giveUp);
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
