import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore, StoredObject } from './file-store';
import { assertKey } from './key';

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

/**
 * Stores objects in a folder: the bytes, and their metadata in `<key>.json`. The metadata is written last; without it the
 * object does not exist.
 */
export function createFolderStore(root: string): FileStore {
  const place = (key: string) => path.join(root, assertKey(key));
  return {
    async put(key, bytes, contentType) {
      const file = place(key);
      const object: StoredObject = { key, size: bytes.byteLength, contentType };
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeWhole(file, bytes);
      await writeWhole(`${file}.json`, JSON.stringify(object));
      return object;
    },
    async get(key) {
      const file = place(key);
      try {
        const object = JSON.parse(await readFile(`${file}.json`, 'utf8')) as StoredObject;
        await access(file);
        return { object, stream: createReadStream(file) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
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
