import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error';
import { beginningOf, isAlive } from './processes';

interface Owner {
  readonly pid: number;
  readonly began?: string | undefined;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

const lives = (owner: Owner): boolean =>
  isAlive(owner.pid) && (owner.began === undefined || beginningOf(owner.pid) === owner.began);

/** Creates a file only if none exists: with a link, which is atomic, or a copy where links are not supported. */
function placeNew(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

function refusal(folder: string, owner: Owner): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'in-use',
    `Another portal (process ${owner.pid}) is using the data folder ${folder}. Stop it first, or give this one a folder of ` +
      'its own with DATA_DIR.',
  );
}

/**
 * Locks the database folder for this process, so that a second portal fails early and says which process has it. A lock of a
 * process that has ended is taken over. Returns a function that releases it. Throws `in-use`.
 */
export function claimFolder(folder: string): () => void {
  const file = join(folder, 'owner.json');
  const mine = join(folder, `owner.${process.pid}.json`);
  writeFileSync(mine, JSON.stringify({ pid: process.pid, began: beginningOf(process.pid) } satisfies Owner), {
    mode: 0o600,
  });
  try {
    for (;;) {
      try {
        placeNew(mine, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = readOwner(file);
      if (owner && lives(owner)) throw refusal(folder, owner);
      removeStale(file, `${mine}.stale`, folder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes a stale lock. If another process has just renewed it, that process keeps the folder. */
function removeStale(file: string, aside: string, folder: string): void {
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = readOwner(aside);
  if (taken && lives(taken)) {
    placeNew(aside, file);
    rmSync(aside);
    throw refusal(folder, taken);
  }
  rmSync(aside);
}
