import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { ObjectStore } from '../ports/files/file-store';
import { BackupError } from './backup-error';
import type { Manifest } from './manifest';

/** A stored file of a backup: its key in the store, and its copy in `files`. */
const copied = z.strictObject({ key: z.string(), contentType: z.string(), copy: z.string().regex(/^files\/\d+$/) });

const LIST = 'files.jsonl';
const FOLDER = 'files';

/** Copies what is in the store, as it is stored, that is, encrypted. A second call adds what has come since the first. */
export function objectCopier(store: ObjectStore, folder: string) {
  const done = new Set<string>();
  return async (): Promise<number> => {
    await mkdir(path.join(folder, FOLDER), { recursive: true, mode: 0o700 });
    for await (const key of store.keys()) {
      if (done.has(key)) continue;
      const opened = await store.get(key);
      if (!opened) continue;
      // Keys may be longer than the names of files, or differ only in case.
      const copy = path.posix.join(FOLDER, String(done.size));
      const isThere = await pipeline(opened.stream, createWriteStream(path.join(folder, copy), { mode: 0o600 })).then(
        () => true,
        (error: unknown) => {
          // It was removed meanwhile.
          if (Object(error).code === 'ENOENT') return false;
          throw error;
        },
      );
      if (!isThere) continue;
      const line: z.output<typeof copied> = { key, contentType: opened.object.contentType, copy };
      await appendFile(path.join(folder, LIST), `${JSON.stringify(line)}\n`, { mode: 0o600 });
      done.add(key);
    }
    return done.size;
  };
}

/** Throws {@link BackupError} if anything is in the store. */
async function assertEmpty(store: ObjectStore): Promise<void> {
  for await (const key of store.keys()) {
    throw new BackupError(
      `The file store already has files, such as ${key}. Name an empty folder or bucket, so that nothing is overwritten.`,
    );
  }
}

/** Puts the stored files of a backup into the store; each is one that the manifest describes. */
async function restoreObjects(folder: string, { files }: Manifest, store: ObjectStore): Promise<number> {
  const list = await readFile(path.join(folder, LIST), 'utf8').catch(() => '');
  const lines = list.split('\n').filter(Boolean);
  const known = new Set(files.map((file) => file.path));
  for (const line of lines) {
    const { data } = copied.safeParse(JSON.parse(line));
    if (!data || !known.has(data.copy)) {
      throw new BackupError(`A file that ${LIST} names is not in the backup. Use another backup.`);
    }
    const { key, contentType, copy } = data;
    await store.put(key, await readFile(path.join(folder, copy)), contentType);
  }
  return lines.length;
}

/**
 * Restores the stored files into an empty store, and then the rest. If anything fails, the store is empty again, so that the restore can be
 * repeated.
 */
export async function restoreObjectsAnd(
  rest: () => Promise<void>,
  folder: string,
  manifest: Manifest,
  store: ObjectStore,
): Promise<number> {
  await assertEmpty(store);
  try {
    const files = await restoreObjects(folder, manifest, store);
    await rest();
    return files;
  } catch (error) {
    for await (const key of store.keys()) await store.remove(key);
    throw error;
  }
}
