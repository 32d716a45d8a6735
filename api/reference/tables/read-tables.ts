import type { CellTable } from '../../../domain/records/cell-table';
import { AppError } from '../../http/app-error';
import type { UploadedFile } from '../../http/call';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { ArchiveError } from './read-zip';

const ZIP = Buffer.from('PK\u0003\u0004');

/** The cells of an uploaded CSV file or workbook, told by what is in it and not by its name. */
export function readTables({ name, bytes }: UploadedFile): readonly CellTable[] {
  if (!bytes.subarray(0, 4).equals(ZIP)) {
    if (bytes.subarray(0, 4096).includes(0)) throw unreadable();
    return [readCsv(bytes, name.replace(/\.[^.]*$/, ''))];
  }
  try {
    return readXlsx(bytes);
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof RangeError) throw unreadable();
    throw error;
  }
}

const unreadable = (): AppError =>
  new AppError('wrong-type', 422, 'This file cannot be read. Use a CSV file or a workbook.');
