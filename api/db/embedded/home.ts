import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, canRead, closedFolderOnTheWay, databaseAccount } from './account';
import { type Binaries, completeBinaries, copyBinaries, programPath } from './binaries';
import { type EmbeddedLog, explainFailure, messageOf } from './embedded-error';

/** Where the database lives, what runs it, and as whom. */
export interface Home {
  /** Holds the cluster (`data`), the credentials and the claim of the running portal. */
  readonly folder: string;
  readonly data: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
}

/** Used when the portal runs as root inside a folder that the unprivileged account may not enter. */
export const sharedPlace = '/var/lib/emet-portal';

/** Makes the folder and those above it that are missing; passable for other accounts whatever the umask, not readable. */
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

/** A data folder that was made just now for the portal, still empty: others may pass through it, not look into it. */
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
  // One folder for each data folder, so that two clones do not meet there.
  const name = `${basename(wanted).replace(/\W/g, '')}-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`;
  const folder = join(sharedPlace, name);
  log(
    `PostgreSQL does not run as root, and ${account.name} may not enter ${closed}: the database is kept in ${folder}`,
  );
  return folder;
}

/**
 * Decides where the database wanted in `dataDir` lives and makes the folder. As root it belongs to the unprivileged account;
 * where that one is shut out, database and binaries move to {@link sharedPlace}, and the log says so.
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
