import type { PlainCode } from '../messages/message';
import { type RecordValues, readRecordField } from '../records/record-fields';
import { exclusionFields } from './exclusion-fields';

export type ExclusionValues = RecordValues<typeof exclusionFields>;

/** A problem in a row of the file. Rows are numbered as in the file; the titles are row 1. */
export interface RowProblem {
  readonly row: number;
  /** The column, or the title that is missing. */
  readonly field: string;
  readonly value: string;
  readonly problem: PlainCode;
}

type Field = keyof typeof exclusionFields;

const names = Object.keys(exclusionFields) as Field[];
const needed = names.filter((name) => name === 'name' || name === 'since' || name === 'reason');
const plainTitle = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The identity of an entry: the license or, without one, the name. */
export const identityOf = ({ licenseState, licenseNumber, name }: ExclusionValues): string =>
  (licenseNumber ? `${licenseState ?? ''}:${licenseNumber}` : name).toUpperCase();

/** Rows that are read in one step. */
const STEP = 100;

/** Rows of a file with the titles of the export, each a whole entry; a row without `active` is in force. */
export function* readExclusions(
  table: readonly (readonly string[])[],
): Generator<void, { readonly entries: readonly ExclusionValues[]; readonly problems: readonly RowProblem[] }> {
  const [titles = [], ...rows] = table;
  const places = new Map(
    names.map((name) => [name, titles.findIndex((title) => plainTitle(title) === plainTitle(name))]),
  );
  const missing = needed.filter((name) => (places.get(name) ?? -1) < 0);
  if (missing.length > 0) {
    return {
      entries: [],
      problems: missing.map((field) => ({ row: 1, field, value: '', problem: 'required' })),
    };
  }
  const problems: RowProblem[] = [];
  const entries: ExclusionValues[] = [];
  const seen = new Set<string>();
  for (const [place, cells] of rows.entries()) {
    if (place % STEP === STEP - 1) yield;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = place + 2;
    const cellOf = (name: Field): string => cells[places.get(name) ?? -1]?.trim() ?? '';
    const values: Record<string, unknown> = {};
    let isValid = true;
    for (const name of names) {
      const value = name === 'active' ? cellOf(name) || 'Yes' : cellOf(name);
      const read = readRecordField(exclusionFields[name], value);
      if ('problem' in read) {
        isValid = false;
        problems.push({ row, field: name, value, problem: read.problem });
      } else values[name] = read.value;
    }
    if (!isValid) continue;
    // Every field has been read by its own table.
    const entry = values as unknown as ExclusionValues;
    const identity = identityOf(entry);
    if (seen.has(identity)) {
      problems.push({ row, field: 'licenseNumber', value: cellOf('licenseNumber'), problem: 'is-taken' });
      continue;
    }
    seen.add(identity);
    entries.push(entry);
  }
  return { entries, problems };
}
