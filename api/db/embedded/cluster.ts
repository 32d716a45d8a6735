import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { majorVersion, programPath } from './binaries';
import { newPassword, readCredentials, roleName, writeCredentials } from './credentials';
import { EmbeddedDatabaseError, type EmbeddedLog, explainFailure, messageOf } from './embedded-error';
import type { Home } from './home';

/** The environment of PostgreSQL's programs: the C locale, because we parse their messages. Windows needs its own. */
export const programEnvironment =
  process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin:/usr/local/bin', LC_ALL: 'C', TZ: 'UTC' };

function run(home: Home, program: 'initdb' | 'postgres', args: string[], input = ''): Promise<void> {
  return new Promise((done, fail) => {
    const child = execFile(
      programPath(home.binaries, program),
      args,
      {
        cwd: home.folder,
        ...(programEnvironment && { env: programEnvironment }),
        ...(home.account && { uid: home.account.uid, gid: home.account.gid }),
      },
      (error, out, err) => (error ? fail(new Error(`${err}\n${out}\n${error.message}`)) : done()),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

async function initialize(home: Home, password: string, durable: boolean): Promise<void> {
  const half = join(home.folder, `data.new-${process.pid}`);
  const passwordFile = join(home.folder, `password.new-${process.pid}`);
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (home.account) chownSync(passwordFile, home.account.uid, home.account.gid);
    const args = ['--pgdata', half, '--username', roleName, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
    const locale = ['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--locale-provider', 'builtin'];
    await run(home, 'initdb', [...args, ...locale, ...(durable ? [] : ['--no-sync'])]);
    // Created in a temporary folder and renamed, so that an interrupted initdb never leaves half a cluster behind.
    renameSync(half, home.data);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw explainFailure('Making the database', home.folder, messageOf(error));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Removes the remains of an interrupted start, and sets aside a cluster that was never finished. */
function clearLeftovers(home: Home, log: EmbeddedLog, now: Date): void {
  for (const name of readdirSync(home.folder)) {
    if (/^(data|password)\.new-\d+$/.test(name)) {
      // The initdb of a portal that was just killed may still be writing.
      rmSync(join(home.folder, name), { recursive: true, force: true, maxRetries: 30, retryDelay: 100 });
    }
  }
  const finished = existsSync(join(home.data, 'PG_VERSION')) && existsSync(join(home.data, 'global', 'pg_control'));
  if (finished || !existsSync(home.data)) return;
  if (readdirSync(home.data).length === 0) {
    rmdirSync(home.data);
    return;
  }
  const aside = `${home.data}.unfinished-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(home.data, aside);
  log(`The database in ${home.data} was never finished: it was set aside as ${aside}, and a new one is made`);
}

function refuseOtherMajor(home: Home, ours: number): void {
  const theirs = Number.parseInt(readFileSync(join(home.data, 'PG_VERSION'), 'utf8'), 10);
  if (theirs === ours) return;
  const newer = theirs > ours;
  throw new EmbeddedDatabaseError(
    newer ? 'newer-data' : 'older-data',
    newer
      ? `The database in ${home.data} was made by PostgreSQL ${theirs}, newer than the ${ours} of this portal. Run the newer ` +
          'portal, or choose another folder with DATA_DIR.'
      : `The database in ${home.data} was made by PostgreSQL ${theirs}; this portal carries ${ours}. Dump it with the older ` +
          'portal (pg_dump) and restore it into a new folder, or choose another folder with DATA_DIR.',
  );
}

/** The credentials file is missing, so set a new password in single-user mode, which needs none. */
async function resetPassword(home: Home, password: string): Promise<void> {
  try {
    await run(
      home,
      'postgres',
      ['--single', '-D', home.data, 'postgres'],
      `ALTER ROLE ${roleName} PASSWORD '${password}'\n`,
    );
  } catch (error) {
    throw explainFailure('Renewing the password of the database', home.folder, messageOf(error));
  }
}

export interface Preparation {
  readonly log: EmbeddedLog;
  readonly now: Date;
  /** False if a new cluster does not have to survive a power failure. */
  readonly durable: boolean;
  /** Called before a new cluster is made. */
  readonly onNew: () => void;
}

/**
 * Makes sure that the home holds a complete cluster of our major version with a known password, and returns the password. The
 * caller holds the lock on the folder, and no server runs in it.
 */
export async function prepareCluster(home: Home, { log, now, durable, onNew }: Preparation): Promise<string> {
  const ours = majorVersion(home.binaries, home.account);
  clearLeftovers(home, log, now);
  const known = readCredentials(home.folder)?.password;
  const password = known ?? newPassword();
  if (!existsSync(home.data)) {
    log(`Making a new database in ${home.data}`);
    onNew();
    await initialize(home, password, durable);
  } else {
    refuseOtherMajor(home, ours);
    if (!known) await resetPassword(home, password);
  }
  if (!known) saveNew(home, password);
  return password;
}

function saveNew(home: Home, password: string): void {
  try {
    writeCredentials(home.folder, { password });
  } catch (error) {
    throw explainFailure('Keeping the password of the database', home.folder, messageOf(error));
  }
}
