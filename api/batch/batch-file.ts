import { MAX_BATCH_ROWS } from '../../domain/batch/batch-fields';
import { message } from '../../domain/messages/message';
import { isEmptyRow } from '../../domain/records/sheet';
import { refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import { readSpreadsheet } from '../spreadsheets/read-spreadsheet';

/** The first sheet of a file: its titles, and each row below with its number in the file. */
export interface BatchFile {
  readonly titles: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** Reads a CSV file or workbook. Throws if it has no rows, or more than a batch takes. */
export async function readBatchFile(file: UploadedFile): Promise<BatchFile> {
  const [sheet] = await readSpreadsheet(file);
  const [titles = [], ...below] = sheet?.rows ?? [];
  const rows = below.flatMap((cells, index) => (isEmptyRow(cells) ? [] : [{ row: index + 2, cells }]));
  if (rows.length === 0) throw refuse('invalid', 'batch-has-no-rows');
  if (rows.length > MAX_BATCH_ROWS)
    throw refuse('invalid', message('batch-has-too-many-rows', { most: MAX_BATCH_ROWS }));
  return { titles: titles.map((title) => title.trim()), rows };
}
