/** Bounds of a spreadsheet; the largest rate sheets have some 50,000 rows of ten cells. */
export const spreadsheetLimits = {
  /** Of all XML parts of a workbook together, decompressed. */
  bytes: 64 * 1024 * 1024,
  parts: 500,
  /** Nested XML elements. */
  depth: 64,
  sheets: 250,
  /** Of one sheet. */
  rows: 100_000,
  /** Cells to the right of these are not read. */
  columns: 100,
  /** Of all sheets together. */
  cells: 2_000_000,
} as const;

/** The file is damaged, exceeds the limits, or is no spreadsheet. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
}
