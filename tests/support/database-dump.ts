import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** The rows of a table, or the bytes of a file, as text. */
export interface DumpedPart {
  readonly name: string;
  readonly text: string;
}

/** Every row of every table of a database, found in its catalog, so that a new table is included. */
export async function dumpDatabase(url: string): Promise<DumpedPart[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
    const parts: DumpedPart[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      parts.push({ name, text: rows.map(({ row }) => row).join('\n') });
    }
    return parts;
  } finally {
    await client.end();
  }
}

/** Every file in a folder and the folders inside it. */
export async function dumpFolder(folder: string): Promise<DumpedPart[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (name) => ({ name, text: (await readFile(name)).toString('latin1') })));
}

/** What base64 and hexadecimal runs of a text hide, wherever in the run it begins. */
function decoded(text: string): string[] {
  const hexadecimal = (text.match(/[0-9a-f]{8,}/gi) ?? []).flatMap((run) =>
    [0, 1].map((from) => Buffer.from(run.slice(from), 'hex').toString('latin1')),
  );
  const base64 = (text.match(/[A-Za-z0-9+/_-]{8,}/g) ?? []).flatMap((run) =>
    [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64').toString('latin1')),
  );
  return [...hexadecimal, ...base64];
}

/** The parts in which one of the values can be read: as it is, in base64 or in hexadecimal. */
export function partsWith(parts: readonly DumpedPart[], values: readonly string[]): string[] {
  return parts.flatMap(({ name, text }) => {
    const readable = [text, ...decoded(text)].join('\n');
    return values.filter((value) => readable.includes(value)).map((value) => `${name}: ${value}`);
  });
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A Social Security number as people and programs write it. */
export function spellingsOfSsn(ssn: string): string[] {
  const digits = digitsOf(ssn);
  return ['-', ' ', ''].map((mark) => [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].join(mark));
}

/** A day (YYYY-MM-DD) as people and programs write it. */
export function spellingsOfDay(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = `${Number(month)}/${Number(date)}/${year}`;
  return [day, `${month}/${date}/${year}`, short, `${month}-${date}-${year}`, `${year}${month}${date}`];
}
