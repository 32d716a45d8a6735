import type { Sheet } from '../../domain/records/sheet';
import { SpreadsheetError } from './limits';
import { readSheets, type SpreadsheetFile } from './read-sheets';

type ReadAnswer = { readonly sheets: readonly Sheet[] } | { readonly refused: string };

/**
 * Reads one file on a thread, for `readSpreadsheet`. A refusal is returned as text, because its class does not survive the
 * copy.
 */
export async function runTask(file: SpreadsheetFile): Promise<ReadAnswer> {
  try {
    return { sheets: await readSheets(file) };
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    return { refused: error.message };
  }
}
