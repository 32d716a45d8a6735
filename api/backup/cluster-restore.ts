import { cpSync, existsSync, lchownSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBinaries, majorVersion } from '../db/embedded/binaries';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database';
import { type Home, prepareHome } from '../db/embedded/home';
import { claimFolder } from '../db/embedded/owner-lock';
import { BackupError } from './backup-error';
import type { Manifest } from './manifest';

const quiet = () => undefined;

/** PostgreSQL starts only with files of its own account that others cannot read. */
function giveTo(folder: string, uid: number, gid: number): void {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), uid, gid);
  }
}

/**
 * Throws {@link BackupError} if the files of a backup are of another major version of PostgreSQL than that of this portal, or there is a database
 * in the folder of the embedded one.
 */
export function assertFitsCluster({ majorVersion: theirs }: Manifest, dataDir: string): void {
  const home = prepareHome(dataDir, findBinaries(), quiet);
  const ours = majorVersion(home.binaries, home.account);
  if (theirs !== ours) {
    throw new BackupError(
      `The backup is of PostgreSQL ${theirs}, and this portal has PostgreSQL ${ours}. Restore it with a version of the portal that has PostgreSQL ${theirs}.`,
    );
  }
  assertNoCluster(home);
}

function assertNoCluster({ data }: Home): void {
  if (existsSync(data)) {
    throw new BackupError(
      `${data} already has a database. Move that folder aside, or name another with DATA_DIR, so that nothing is overwritten.`,
    );
  }
}

/** Copies the files of a cluster aside and moves them when they are complete, so that no portal starts with half of them. */
function placeCluster(from: string, dataDir: string): void {
  const home = prepareHome(dataDir, findBinaries(), quiet);
  const release = claimFolder(home.folder);
  // A name that the next start of a portal removes.
  const half = path.join(home.folder, `data.new-${process.pid}`);
  try {
    assertNoCluster(home);
    cpSync(from, half, { recursive: true });
    if (home.account) giveTo(half, home.account.uid, home.account.gid);
    renameSync(half, home.data);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}

/** Puts the copied files of a cluster into the folder of the embedded database, which must be empty, and starts it once. */
export async function restoreCluster(from: string, dataDir: string): Promise<void> {
  placeCluster(from, dataDir);
  // The first start repeats the log that the copy came with, and sets new passwords.
  const server = await startEmbeddedDatabase({ dataDir, log: quiet });
  await server.stop();
}
