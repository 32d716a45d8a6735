import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FileColumns } from '../../domain/batch/batch.schemas';
import { batchColumns, columnAliases } from '../../domain/batch/batch-columns';
import type { BatchKind } from '../../domain/batch/batch-fields';
import { type ColumnMapping, guessMapping } from '../../domain/batch/mapping';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { UploadedFile } from '../http/call';
import { readBatchFile } from './batch-file';

/** Rows that show what a column has. */
const SAMPLES = 5;

/** Files with the same titles are mapped alike. */
const keyOf = (titles: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(titles.map((title) => title.toLowerCase())))
    .digest('hex');

/** The columns of a file, mapped as in the last batch with such a file, or by their titles. */
export async function readColumns({ db }: AppContext, kind: BatchKind, file: UploadedFile): Promise<FileColumns> {
  const { titles, rows } = await readBatchFile(file);
  const saved = await db
    .selectFrom('portal.batch_mappings')
    .select(['mapping', 'name', 'saved_at'])
    .where('kind', '=', kind)
    .where('titles', '=', keyOf(titles))
    .executeTakeFirst();
  return {
    rows: rows.length,
    titles,
    samples: rows.slice(0, SAMPLES).map(({ cells }) => titles.map((_, place) => cells[place] ?? '')),
    mapping: { ...(saved?.mapping ?? guessMapping(batchColumns[kind], titles, columnAliases)) },
    remembered: saved ? { by: saved.name, at: saved.saved_at.toISOString() } : null,
  };
}

/** Remembers how a file was mapped, for the next one with the same titles. */
export async function rememberMapping(
  db: Kysely<PortalDb>,
  kind: BatchKind,
  titles: readonly string[],
  saved: { readonly mapping: ColumnMapping; readonly name: string; readonly at: Date },
): Promise<void> {
  const values = { mapping: JSON.stringify(saved.mapping), name: saved.name, saved_at: saved.at };
  await db
    .insertInto('portal.batch_mappings')
    .values({ kind, titles: keyOf(titles), ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'titles']).doUpdateSet(values))
    .execute();
}
