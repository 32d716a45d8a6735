import type { CellFault, ImportCode, ImportedRow } from '../records/import/table-import';
import { tableImport } from '../records/import/table-import';
import type { RecordFields, RecordValues } from '../records/record-fields';
import { isStatutoryHighCost, type UnitLimits } from './county-limits';
import { generalLimits } from './general-limits';

const dollars = { kind: 'money', scale: 0, required: true, min: 10_000, max: 9_999_999 } as const;

/** The year of a file, its first day, and the baselines that no row contains. */
const form = {
  year: { kind: 'integer', required: true, min: 2000, max: 2100 },
  from: { kind: 'date', required: true },
  baseline1: dollars,
  baseline2: dollars,
  baseline3: dollars,
  baseline4: dollars,
} as const satisfies RecordFields;

type Form = RecordValues<typeof form>;

/** The baselines of one to four units. */
export const baselinesOf = (values: Form): UnitLimits => [
  Number(values.baseline1),
  Number(values.baseline2),
  Number(values.baseline3),
  Number(values.baseline4),
];

/** Limits of a county must be between the lowest of its kind and the highest. */
function bounded(value: string, low: number, under: ImportCode, high: number): CellFault | undefined {
  if (Number(value) < low) return { code: under, expected: String(low) };
  if (Number(value) > high) return { code: 'above-ceiling', expected: String(high) };
  return undefined;
}

/**
 * In Alaska, Hawaii, Guam and the Virgin Islands, the ceiling of other states is the baseline, and the highest limit is half as
 * much again (12 USC 1717(b)(2)).
 */
function generalOf({ state }: ImportedRow, values: Form) {
  const baseline = Number(values.baseline1);
  const { ceiling, fhaFloor } = generalLimits(baselinesOf(values));
  return isStatutoryHighCost(state ?? '')
    ? { baseline: ceiling[0], floor: fhaFloor[0], highest: Math.round(ceiling[0] * 1.5) }
    : { baseline, floor: fhaFloor[0], highest: ceiling[0] };
}

const conforming = {
  ...dollars,
  unreadable: 'not-a-limit',
  check(value: string, row: ImportedRow, values: Form): CellFault | undefined {
    const { baseline, highest } = generalOf(row, values);
    return bounded(value, baseline, 'below-baseline', highest);
  },
} as const;

/** The limits of all counties in a year, with one-unit limits in whole dollars. */
export const limitsImport = tableImport({
  form,
  // A year has one table, and no other begins in it.
  checkForm: ({ year, from }) => {
    if (Number(from.slice(0, 4)) === year) return {};
    return { from: Number(from.slice(0, 4)) < year ? 'date-too-early' : 'date-too-late' };
  },
  key: ['fips'],
  maxRows: 4000,
  columns: {
    state: { kind: 'text', required: true, title: 'State', unreadable: 'not-a-state', pattern: /^[A-Z]{2}$/ },
    fips: {
      kind: 'text',
      required: true,
      title: 'Complete FIPS',
      aliases: ['FIPS'],
      unreadable: 'not-a-fips',
      digits: 5,
      pattern: /^\d{5}$/,
    },
    name: { kind: 'text', required: true, maxLength: 100, title: 'County Name', unreadable: 'missing-name' },
    gse: { ...conforming, title: 'GSE limit' },
    fha: {
      ...dollars,
      title: 'FHA limit',
      unreadable: 'not-a-limit',
      check(value, row, values) {
        const { floor, highest } = generalOf(row, values);
        return bounded(value, floor, 'below-floor', highest);
      },
    },
    va: { ...conforming, title: 'VA limit' },
  },
});
