/** A sheet of a spreadsheet: its cells as text, row by row. The first row is row 1 of the file. */
export interface Sheet {
  /** Name of the sheet, or of the file if its format has no sheets. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** The problem of one cell; the web app's message is `cells.<code>`. */
export interface CellProblem<Code extends string> {
  /** The sheet, if several are read. */
  readonly sheet?: string;
  /** Such as B17; empty if the problem concerns the whole file. */
  readonly cell: string;
  readonly code: Code;
  /** The content of the cell. */
  readonly value: string;
  /** The expected content, if the code alone does not state it. */
  readonly expected?: string;
}

/** The name of a cell in a spreadsheet: column 1, row 16 (both from 0) is B17. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

/** Whether all cells of the row are empty. */
export const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');
