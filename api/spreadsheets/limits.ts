/** Limits for spreadsheets; the largest rate sheets have about 50,000 rows of ten cells. */
export const spreadsheetLimits = {
  /** All XML parts of a workbook together, decompressed. */
  bytes: 64 * 1024 * 1024,
  parts: 500,
  /** Depth of nested XML elements. */
  depth: 64,
  sheets: 250,
  /** Per sheet. */
  rows: 100_000,
  /** Cells to the right of these are ignored. */
  columns: 100,
  /** For all sheets together. */
  cells: 2_000_000,
  /** Per sheet, if every row is as wide as the widest: the workbook reader pads them. */
  paddedCells: 20_000_000,
} as const;

/** The file is damaged, exceeds the limits, or is not a spreadsheet. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
}
