import type { Sheet } from '../../domain/records/sheet';
import { SpreadsheetError } from './limits';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';

/** An uploaded file of any kind. */
export interface SpreadsheetFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const ZIP = 'PK\u0003\u0004';

/** Whether the file is a ZIP archive, as workbooks are. */
export const isArchive = ({ bytes }: SpreadsheetFile): boolean =>
  [...ZIP].every((sign, place) => bytes[place] === sign.charCodeAt(0));

/** The sheets of a CSV file or workbook, recognized by content, not by name. Throws {@link SpreadsheetError}. */
export async function readSheets(file: SpreadsheetFile): Promise<readonly Sheet[]> {
  try {
    if (isArchive(file)) return await readWorkbook(file.bytes);
    if (file.bytes.subarray(0, 4096).includes(0) || /\.xls[xm]?$/i.test(file.name))
      throw new SpreadsheetError('binary');
    return [readCsv(file.bytes, file.name.replace(/\.[^.]*$/, ''))];
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error;
    // Users can upload any bytes, so any reader error means that the file is at fault.
    throw new SpreadsheetError(error instanceof Error ? error.message : 'damaged', { cause: error });
  }
}
