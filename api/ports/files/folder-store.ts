import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ByteRange, ObjectStore } from './file-store';
import { assertKey } from './key';

const metadata = z.object({ contentType: z.string() });

/** Writes atomically: a crash leaves the old file or the new one, and a power failure loses neither. */
async function writeWhole(file: string, bytes: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The result, or null if a file is missing. */
async function present<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Size and version of a file. Every write makes a new file, so the version changes with it. */
async function factsOf(file: string): Promise<{ readonly size: number; readonly version: string }> {
  const { size, ino, mtimeNs } = await stat(file, { bigint: true });
  return { size: Number(size), version: `${ino}-${mtimeNs}-${size}` };
}

/** The keys of the metadata files in a folder and those below it. */
async function* keysIn(root: string, folder: string): AsyncIterable<string> {
  const entries = (await present(() => readdir(path.join(root, folder), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* keysIn(root, name);
    else if (entry.name.endsWith('.json')) yield name.slice(0, -'.json'.length);
  }
}

/**
 * Stores objects in a folder: the bytes, and their content type in `<key>.json`. The metadata is written last; without it the
 * object does not exist.
 */
export function createFolderStore(root: string): ObjectStore {
  const place = (key: string) => path.join(root, assertKey(key));

  const opened = (key: string, range?: ByteRange) => {
    const file = place(key);
    return present(async () => {
      const { contentType } = metadata.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
      const { size, version } = await factsOf(file);
      const part = range && { start: range.first, end: range.last };
      return { object: { key, size, contentType }, stream: createReadStream(file, part), version };
    });
  };

  return {
    async put(key, bytes, contentType) {
      const file = place(key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeWhole(file, bytes);
      await writeWhole(`${file}.json`, JSON.stringify({ key, contentType }));
      return { key, size: bytes.byteLength, contentType };
    },
    get: async (key) => opened(key),
    getPart: async (key, range) => opened(key, range),
    async replace(key, bytes, _contentType, version) {
      const file = place(key);
      const there = await present(() => factsOf(file));
      if (there?.version !== version) return false;
      await writeWhole(file, bytes);
      // A removal deletes the metadata first. If it came in between, the bytes that we wrote must not stay.
      if (await present(() => stat(`${file}.json`))) return true;
      await rm(file, { force: true });
      return false;
    },
    keys: () => keysIn(root, ''),
    async remove(key) {
      await rm(`${place(key)}.json`, { force: true });
      await rm(place(key), { force: true });
    },
    async ready() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await access(root);
    },
  };
}
