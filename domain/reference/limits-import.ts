import { formatMoney } from '../format/money';
import type { CellFault, ImportCode, ImportedRow } from '../records/import/table-import';
import { tableImport } from '../records/import/table-import';
import type { RecordFields, RecordValues } from '../records/record-fields';
import { type GeneralLimits, isStatutoryHighCost, type UnitLimits } from './county-limits';
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

/** The form of stored general limits. */
export const formOf = ({ year, from, baseline }: GeneralLimits): Form => ({
  year,
  from,
  baseline1: String(baseline[0]),
  baseline2: String(baseline[1]),
  baseline3: String(baseline[2]),
  baseline4: String(baseline[3]),
});

interface Bound {
  readonly code: ImportCode;
  readonly limit: number;
}

/** Limits of a county must be between the lowest of its kind and the highest. */
function bounded(value: string, low: Bound, high: Bound): CellFault | undefined {
  if (Number(value) < low.limit) return { code: low.code, expected: formatMoney(String(low.limit), 0) };
  if (Number(value) > high.limit) return { code: high.code, expected: formatMoney(String(high.limit), 0) };
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
    return bounded(value, { code: 'below-baseline', limit: baseline }, { code: 'above-ceiling', limit: highest });
  },
} as const;

/** The limits of all counties in a year, with one-unit limits in whole dollars. */
export const limitsImport = tableImport({
  form,
  // A year has one table, and no other begins in it.
  checkForm: (values) => {
    const { year, from } = values;
    const baselines = baselinesOf(values);
    const notAbove = (units: 2 | 3 | 4) => Number(values[`baseline${units}`]) <= (baselines[units - 2] ?? 0);
    const first = Number(from.slice(0, 4));
    return {
      ...(first === year ? {} : { from: first < year ? 'date-too-early' : 'date-too-late' }),
      ...(notAbove(2) ? { baseline2: 'too-small' } : {}),
      ...(notAbove(3) ? { baseline3: 'too-small' } : {}),
      ...(notAbove(4) ? { baseline4: 'too-small' } : {}),
    };
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
    name: { kind: 'text', required: true, maxLength: 100, title: 'County Name', unreadable: 'not-a-name' },
    gse: { ...conforming, title: 'GSE limit' },
    fha: {
      ...dollars,
      title: 'FHA limit',
      unreadable: 'not-a-limit',
      check(value, row, values) {
        const { floor, highest } = generalOf(row, values);
        return bounded(value, { code: 'below-floor', limit: floor }, { code: 'above-fha-ceiling', limit: highest });
      },
    },
    va: { ...conforming, title: 'VA limit' },
  },
});
