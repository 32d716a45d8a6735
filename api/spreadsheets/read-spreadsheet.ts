import type { Sheet } from '../../domain/records/sheet';
import { refuse } from '../http/app-error';
import type { UploadedFile } from '../http/call';
import { runOnThread, ThreadLimitError, usualLimits } from '../threads/run-on-thread';
import { SpreadsheetError } from './limits';
import { isArchive, readSheets } from './read-sheets';

/**
 * Reading a CSV file below this size takes less time than starting a thread. A workbook of that size can expand to any amount.
 */
const SMALL_BYTES = 200_000;

/**
 * The sheets of an uploaded CSV file or workbook, read on a thread so that other requests do not wait for it. Throws
 * `wrong-type` (422) if the file cannot be read, and 429 if too many files are waiting.
 */
export async function readSpreadsheet({ name, bytes }: UploadedFile, limits = usualLimits): Promise<readonly Sheet[]> {
  const file = { name, bytes };
  try {
    if (!isArchive(file) && bytes.length <= SMALL_BYTES) return await readSheets(file);
    const module = new URL('./read-sheets.thread.ts', import.meta.url);
    const answer = await runOnThread<typeof import('./read-sheets.thread')>(module, file, limits);
    if ('sheets' in answer) return answer.sheets;
    throw new SpreadsheetError(answer.refused);
  } catch (error) {
    if (!(error instanceof SpreadsheetError || error instanceof ThreadLimitError)) throw error;
    throw refuse('wrong-type', 'file-not-read', { status: 422, cause: error });
  }
}
