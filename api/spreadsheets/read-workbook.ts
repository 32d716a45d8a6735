import { zipSync } from 'fflate';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import type { Sheet } from '../../domain/records/sheet';
import { SpreadsheetError, spreadsheetLimits } from './limits';
import { checkedParts, worksheetPlaces } from './workbook-parts';

/**
 * Reads the values of all sheets of an .xlsx workbook as text, with formulas as their last value. The reader gets an archive of
 * the validated parts instead of the file, in which it might find other parts.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = checkedParts(bytes);
  const places = worksheetPlaces(parts);
  const { sheets } = await readXlsx(zipSync(parts, { level: 0 }), { sheets: (_, place) => places.has(place) });
  return sheets.map(({ name, rows }) => {
    if (rows.length > spreadsheetLimits.rows) throw new SpreadsheetError('too many rows');
    return { name, rows: rows.map(textsOf) };
  });
}

/** The cells of a row up to its last filled one: the reader pads all rows to the longest. */
function textsOf(row: readonly CellValue[]): string[] {
  const cells = row.slice(0, spreadsheetLimits.columns).map(textOf);
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function textOf(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

/** 2026-03-01, with the time unless it is midnight; spreadsheets have no time zones. */
function dateText(date: Date): string {
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}
