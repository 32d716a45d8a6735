import type { Sheet } from '../../domain/records/sheet';
import { SpreadsheetError } from './limits';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';

/** A file as it came, of whatever kind. */
export interface SpreadsheetFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const ZIP = 'PK\u0003\u0004';

/** Whether the file is an archive, as a workbook is. */
export const isArchive = ({ bytes }: SpreadsheetFile): boolean =>
  [...ZIP].every((sign, place) => bytes[place] === sign.charCodeAt(0));

/** The sheets of a CSV file or workbook, recognized by its content and not by its name. Throws {@link SpreadsheetError}. */
export async function readSheets(file: SpreadsheetFile): Promise<readonly Sheet[]> {
  try {
    if (isArchive(file)) return await readWorkbook(file.bytes);
    if (file.bytes.subarray(0, 4096).includes(0)) throw new SpreadsheetError('binary');
    return [readCsv(file.bytes, file.name.replace(/\.[^.]*$/, ''))];
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error;
    // Whatever a reader stumbles over, the file is what is wrong: people can send any bytes.
    throw new SpreadsheetError(error instanceof Error ? error.message : 'damaged', { cause: error });
  }
}
