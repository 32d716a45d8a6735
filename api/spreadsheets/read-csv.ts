import { parse } from 'csv-parse/sync';
import type { Sheet } from '../../domain/records/sheet';
import { SpreadsheetError, spreadsheetLimits } from './limits';

/** Reads a CSV file (RFC 4180). The first line decides whether commas, semicolons, tabs or bars separate the cells. */
export function readCsv(bytes: Uint8Array, name: string): Sheet {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const [head = ''] = text.split(/[\r\n]/, 1);
  const counts = [',', ';', '\t', '|'].map((sign) => [sign, head.split(sign).length] as const);
  const [delimiter] = counts.reduce((most, one) => (one[1] > most[1] ? one : most));
  const rows = parse(text, {
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    to: spreadsheetLimits.rows + 1,
  });
  if (rows.length > spreadsheetLimits.rows) throw new SpreadsheetError('too many rows');
  if (rows.reduce((sum, row) => sum + row.length, 0) > spreadsheetLimits.cells) {
    throw new SpreadsheetError('too many cells');
  }
  return { name, rows };
}
