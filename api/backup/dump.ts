import { spawn } from 'node:child_process';
import pg from 'pg';
import { postgresProgramEnvironment } from '../../config/postgres-programs';
import { BackupError } from './backup-error';

/**
 * The URL for PostgreSQL's programs, without its password, which they read from the environment, where no other user sees it. They
 * would encrypt without checking the server's certificate, which the portal does whenever it encrypts.
 */
export function connection(url: string): { readonly target: string; readonly env: NodeJS.ProcessEnv } {
  const parsed = new URL(url);
  const { searchParams } = parsed;
  const password = searchParams.get('password') ?? decodeURIComponent(parsed.password);
  parsed.password = '';
  searchParams.delete('password');
  const mode = searchParams.get('sslmode');
  if (mode !== null && mode !== 'disable') {
    searchParams.set('sslmode', 'verify-full');
    if (!searchParams.has('sslrootcert')) searchParams.set('sslrootcert', 'system');
  }
  return { target: parsed.href, env: postgresProgramEnvironment(password) };
}

async function run(program: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const { target, env } = connection(url);
  const child = spawn(program, [...args, '--dbname', target], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw new BackupError(
    code === 127
      ? `${program} was not found. Install the client programs of PostgreSQL, of the version of your server or a later one.`
      : `${program} failed:\n${printed.trim()}`,
  );
}

// Owner and rights are those of the database it is restored into, which each start of a portal sets.
const neutral = ['--no-owner', '--no-privileges'];

/** Writes the database into a file: the state when it began. */
export const dumpDatabase = (url: string, file: string): Promise<void> =>
  run('pg_dump', url, ['--format', 'custom', '--file', file, ...neutral]);

/** Throws {@link BackupError} if the database has a portal. */
export async function assertNoPortal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select 1 from pg_namespace where nspname in ('portal', 'los', 'journal', 'vault')",
    );
    if (rows.length > 0) {
      throw new BackupError(
        'The database already has a portal. Name an empty database, so that nothing is overwritten.',
      );
    }
  } finally {
    await client.end();
  }
}

/** Restores a file of `dumpDatabase` into an empty database: all of it or nothing. */
export async function restoreDump(url: string, file: string): Promise<void> {
  await assertNoPortal(url);
  await run('pg_restore', url, ['--exit-on-error', '--single-transaction', ...neutral, file]);
}
