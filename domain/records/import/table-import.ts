import type { Problem } from '../../format/parsed';
import type { RecordField, RecordFields, RecordValues } from '../record-fields';

/** The problems of a cell of an imported table; the web app's text is `cells.codes.<code>`. */
export const importCodes = [
  'empty-file',
  'no-rows',
  'missing-titles',
  'not-utf8',
  'missing-value',
  'extra-cell',
  'duplicate-row',
  'row-limit',
  'bands-overlap',
  'no-premium',
  'not-a-state',
  'not-a-fips',
  'not-a-name',
  'not-a-limit',
  'below-baseline',
  'above-ceiling',
  'above-fha-ceiling',
  'below-floor',
  'not-a-kind',
  'not-a-line',
  'not-a-term',
  'not-a-score',
  'not-a-coverage',
  'not-an-ltv',
  'not-a-rate',
  'no-upfront',
  'missing-upfront',
  'band-reversed',
  'not-an-income',
  'not-an-amc',
  'not-a-form',
  'not-a-loan-type',
  'not-a-fee',
  'not-a-number-of-days',
  'not-a-date',
  'implausible-date',
  'not-a-monday',
] as const;

export type ImportCode = (typeof importCodes)[number];

/** Why a value that can be read is not accepted. */
export interface CellFault {
  readonly code: ImportCode;
  /** The expected content, if the code alone does not state it. */
  readonly expected?: string;
}

/** A problem of a row that only the others show. */
export interface RowFault {
  /** Its place among the rows, from 0. */
  readonly row: number;
  readonly code: ImportCode;
  /** The row that it contradicts. */
  readonly other?: number;
}

/** A row of an imported table: its values by column, in stored form. */
export type ImportedRow<C extends string = string> = Readonly<Record<C, string>>;

/** A column of an imported table: the field that reads and shows its values, and what else they must satisfy. */
export interface ImportColumn<Form extends RecordFields = RecordFields> extends RecordField {
  /** Title in the first row of the file, in any case. */
  readonly title: string;
  /** Other titles that mean this column. */
  readonly aliases?: readonly string[];
  /** Titles of any wording that mean this column. */
  readonly titled?: RegExp;
  /** The problem of a value that cannot be read. */
  readonly unreadable: ImportCode;
  readonly pattern?: RegExp;
  /** Number of digits of a code; spreadsheets remove its leading zeros. */
  readonly digits?: number;
  /** Checks a value that can be read, with the texts of its row and the values of the form. */
  check?(value: string, row: ImportedRow, form: RecordValues<Form>): CellFault | undefined;
}

/** A table that administrators replace from a file. Other columns of the file are ignored. */
export interface TableImport<C extends string = string, Form extends RecordFields = RecordFields> {
  /** What the user enters besides the file: the year of a table and figures that no row contains. */
  readonly form: Form;
  /** Problems of form values that contradict each other, by field. */
  checkForm?(values: RecordValues<Form>): { readonly [Name in keyof Form]?: Problem };
  readonly columns: Readonly<Record<C, ImportColumn<Form>>>;
  /** The columns that identify a row. A problem with them is reported at the first one. */
  readonly key: readonly [NoInfer<C>, ...NoInfer<C>[]];
  /** Files with more rows are not read: far above what the table can have. */
  readonly maxRows: number;
  /** Problems of rows that contradict each other; asked only if every cell is right. */
  checkRows?(rows: readonly ImportedRow<NoInfer<C>>[]): readonly RowFault[];
  /** Rows that a file lacks stay. */
  readonly keepsOthers?: true;
  /** The columns that the differences show; by default all. */
  readonly compared?: readonly NoInfer<C>[];
}

/** Declares an imported table. */
export const tableImport = <const Form extends RecordFields, C extends string>(
  table: TableImport<C, Form>,
): TableImport<C, Form> => table;

/** The columns of an imported table, in the order of its declaration. */
export const columnsOf = <C extends string>({ columns }: Pick<TableImport<C>, 'columns'>): readonly C[] =>
  // Only the declared columns are keys.
  Object.keys(columns) as C[];

/** Identifies a row within its table. */
export const keyOf = <C extends string>({ key }: { readonly key: readonly C[] }, row: ImportedRow<C>): string =>
  key.map((column) => row[column]).join(' ');
