import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive; its content is opened when its turn comes. */
export interface ZipEntry {
  /** With folders, separated by `/`. */
  readonly path: string;
  readonly changed: Date;
  readonly open: () => Promise<Readable>;
}

/** A path that the archive does not have yet: `Deed (2).pdf`. */
export function freePath(path: string, taken: Set<string>): string {
  const [base, ending] = [path.replace(/\.pdf$/i, ''), '.pdf'];
  let free = `${base}${ending}`;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${base} (${count})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}

async function* archived(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array, void> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const { path, changed, open } of entries) {
    const stream = await open();
    // PDFs are compressed already.
    const file = new ZipPassThrough(path);
    file.mtime = changed;
    zip.add(file);
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      file.push(chunk);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* written.splice(0);
}

/** An archive that is made while it is sent, so that no file is in memory as a whole. */
export const zipStream = (entries: readonly ZipEntry[]): Readable =>
  Readable.from(archived(entries), { objectMode: false });
