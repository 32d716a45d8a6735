/** A sheet of a file of cells as text, row by row; row 1 of the file is the first. */
export interface CellTable {
  /** Name of the sheet, or of the file where it has none. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** What is wrong with one cell; the web app's message is `cells.<code>`. */
export interface CellProblem<Code extends string> {
  readonly table: string;
  /** Such as B17. */
  readonly cell: string;
  readonly code: Code;
  /** What stands in the cell. */
  readonly value: string;
  /** What was to stand there, where that says more. */
  readonly expected?: string;
}

/** The name of a cell as spreadsheets have it: column 1, row 16 (from 0) is B17. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

/** Whether nothing stands in the row. */
export const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');
