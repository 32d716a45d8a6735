import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, canRead, closedFolderOnTheWay, databaseAccount } from './account';
import { type Binaries, completeBinaries, copyBinaries, programPath } from './binaries';
import { type EmbeddedLog, explainFailure, messageOf } from './embedded-error';

/** Where the database is stored, which binaries run it, and as which account. */
export interface Home {
  /** Holds the cluster (`data`), the credentials and the lock of the running portal. */
  readonly folder: string;
  readonly data: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
}

/** Used when the portal runs as root inside a folder that the unprivileged account cannot enter. */
export const sharedPlace = '/var/lib/emet-portal';

/** Creates the folder and its missing parents. Other accounts can pass through them whatever the umask, but not read them. */
function makePassable(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o711 });
  if (first === undefined || process.platform === 'win32') return;
  for (let made = folder; ; made = dirname(made)) {
    chmodSync(made, 0o711);
    if (made === first || made === dirname(made)) return;
  }
}

function nearestExisting(path: string): string {
  let folder = resolve(path);
  while (!existsSync(folder)) folder = dirname(folder);
  return realpathSync(folder);
}

function binariesFor(account: Account | undefined, found: Binaries, copies: string, log: EmbeddedLog): Binaries {
  const complete = completeBinaries(found);
  const program = realpathSync(programPath(found, 'postgres'));
  const sample = join(found.root, 'share', 'postgresql', 'postgresql.conf.sample');
  const reachable =
    !account || (canRead(account, program) && (!existsSync(sample) || canRead(account, realpathSync(sample))));
  if (complete && reachable) return found;
  const parent = account ? sharedPlace : copies;
  makePassable(parent);
  const copy = copyBinaries(found, parent);
  log(`PostgreSQL runs from the copy in ${copy.root}, since the installed one cannot be used by its account`);
  return copy;
}

/** Lets other accounts pass through (not read) an empty data folder that was just created for the portal. */
function openWhenNew(folder: string): void {
  if (statSync(folder).uid === 0 && readdirSync(folder).length === 0) chmodSync(folder, 0o711);
}

function ownFolder(dataDir: string, account: Account | undefined, log: EmbeddedLog): string {
  const wanted = resolve(dataDir);
  if (!account) return wanted;
  const parent = nearestExisting(dirname(wanted));
  openWhenNew(parent);
  const closed = closedFolderOnTheWay(account, parent);
  if (!closed) return wanted;
  // One folder per data folder, so that two clones do not share it.
  const name = `${basename(wanted).replace(/\W/g, '')}-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`;
  const folder = join(sharedPlace, name);
  log(
    `PostgreSQL does not run as root, and ${account.name} may not enter ${closed}: the database is kept in ${folder}`,
  );
  return folder;
}

/**
 * Decides where the database for `dataDir` is stored and creates the folder. As root it belongs to the unprivileged account; if
 * that account cannot reach it, database and binaries move to {@link sharedPlace}, and the log says so.
 */
export function prepareHome(dataDir: string, found: Binaries, log: EmbeddedLog): Home {
  const account = databaseAccount(join(resolve(dataDir), 'data'));
  const folder = ownFolder(dataDir, account, log);
  try {
    makePassable(dirname(folder));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (account && statSync(folder).uid !== account.uid) chownSync(folder, account.uid, account.gid);
    const real = realpathSync(folder);
    const binaries = binariesFor(account, found, folder, log);
    return { folder: real, data: join(real, 'data'), binaries, account };
  } catch (error) {
    throw explainFailure('Making the database folder', folder, messageOf(error));
  }
}
