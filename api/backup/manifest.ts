import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BackupError } from './backup-error';

/** A file of a backup: its path below the backup's folder, bytes and SHA-256. */
const file = z.strictObject({ path: z.string(), size: z.int(), sha256: z.string().length(64) });

/** What is in a backup. It is written last, so that a folder without it is no backup. */
const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** `cluster`: the files of an embedded PostgreSQL; `dump`: made by pg_dump. */
  database: z.enum(['cluster', 'dump']),
  /** Of PostgreSQL. */
  majorVersion: z.int(),
  files: z.array(file),
});
export type Manifest = z.output<typeof manifest>;

const NAME = 'manifest.json';

async function sha256Of(name: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(name), hash);
  return hash.digest('hex');
}

async function describe(folder: string, name: string): Promise<Manifest['files'][number]> {
  const { size } = await stat(path.join(folder, name));
  return { path: name.replaceAll(path.sep, '/'), size, sha256: await sha256Of(path.join(folder, name)) };
}

/** All files below a folder, in order. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other)
    throw new BackupError(`${other.name} in ${folder} is a link or a device, which no backup contains. Remove it.`);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== NAME)
    .sort();
}

/** Describes all files of a backup, which makes it complete. */
export async function writeManifest(folder: string, facts: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const name of await filesBelow(folder)) files.push(await describe(folder, name));
  const made: Manifest = { format: 1, ...facts, files };
  await writeFile(path.join(folder, NAME), JSON.stringify(made), { mode: 0o600, flush: true });
  return made;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a backup and compares each file with it. Throws {@link BackupError} for one that is missing, changed or too much. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch(() => null);
  if (text === null) {
    throw new BackupError(
      `${folder} is no complete backup: it has no ${NAME}. Name a folder that npm run backup has made.`,
    );
  }
  const known = manifest.safeParse(parsed(text));
  if (!known.success) {
    throw new BackupError(
      `${NAME} in ${folder} cannot be read: it is damaged, or another version of the portal made it. Use another backup.`,
    );
  }
  const there = new Set(await filesBelow(folder));
  for (const expected of known.data.files) {
    const name = path.normalize(expected.path);
    const isSame = there.delete(name) && (await describe(folder, name)).sha256 === expected.sha256;
    if (!isSame) throw new BackupError(`${expected.path} in ${folder} is missing or damaged. Use another backup.`);
  }
  const [extra] = there;
  if (extra !== undefined)
    throw new BackupError(`${extra} in ${folder} does not belong to the backup. Remove it first.`);
  return known.data;
}
