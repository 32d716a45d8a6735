import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { ObjectStore } from '../ports/files/file-store';

/** A stored file of a backup: its key in the store, and its copy in `files`. */
const copied = z.strictObject({ key: z.string(), contentType: z.string(), copy: z.string() });

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
      await pipeline(opened.stream, createWriteStream(path.join(folder, copy), { mode: 0o600 }));
      const line: z.output<typeof copied> = { key, contentType: opened.object.contentType, copy };
      await appendFile(path.join(folder, LIST), `${JSON.stringify(line)}\n`, { mode: 0o600 });
      done.add(key);
    }
    return done.size;
  };
}

/** Puts the stored files of a backup into the store. */
export async function restoreObjects(folder: string, store: ObjectStore): Promise<number> {
  const list = await readFile(path.join(folder, LIST), 'utf8').catch(() => '');
  const lines = list.split('\n').filter(Boolean);
  for (const line of lines) {
    const { key, contentType, copy } = copied.parse(JSON.parse(line));
    await store.put(key, await readFile(path.join(folder, copy)), contentType);
  }
  return lines.length;
}
