import { chownSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from '../db/embedded/binaries';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database';
import { prepareHome } from '../db/embedded/home';
import { BackupError } from './backup-error';

const quiet = () => undefined;

/** PostgreSQL starts only with files of its own account that others cannot read. */
function giveTo(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chownSync(path.join(entry.parentPath, entry.name), uid, gid);
  }
}

/** Puts the copied files of a cluster into the folder of the embedded database, which must be empty, and starts it once. */
export async function restoreCluster(from: string, dataDir: string): Promise<void> {
  const home = prepareHome(dataDir, findBinaries(), quiet);
  if (existsSync(home.data)) {
    throw new BackupError(
      `${home.data} already has a database. Move that folder aside, or name another with DATA_DIR, so that nothing is overwritten.`,
    );
  }
  try {
    cpSync(from, home.data, { recursive: true, mode: 0 });
    if (home.account) giveTo(home.data, home.account.uid, home.account.gid);
    // The first start repeats the log that the copy came with, and sets new passwords.
    const server = await startEmbeddedDatabase({ dataDir, log: quiet });
    await server.stop();
  } catch (error) {
    rmSync(home.data, { recursive: true, force: true });
    throw error;
  }
}
