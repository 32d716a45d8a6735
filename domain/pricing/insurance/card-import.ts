import { thousandthsOf } from '../../numbers/cents';
import type { CellFault, ImportCode, ImportedRow, RowFault } from '../../records/import/table-import';
import { tableImport } from '../../records/import/table-import';
import type { RecordFields } from '../../records/record-fields';
import { cardFields } from './card-fields';
import { type PremiumKind, premiumKinds } from './premium-kind';
import { type RateLine, rateAdjustments } from './rate-card';

const form = { company: cardFields.company, appliesFrom: cardFields.appliesFrom } as const satisfies RecordFields;

/** Lines without an adjustment are premiums. */
const PREMIUM = 'premium';
/** The coverage of an adjustment that applies at any. */
const ANY_COVERAGE = 0;

const months = { kind: 'integer', required: true, min: 1, max: 480, unreadable: 'not-a-term' } as const;
const score = { kind: 'integer', required: true, min: 0, max: 850, unreadable: 'not-a-score' } as const;
const ltv = { kind: 'percent', required: true, min: 0, max: 110, unreadable: 'not-an-ltv' } as const;
const rate = { kind: 'percent', min: -10, max: 10, unreadable: 'not-a-rate' } as const;

/** The upper end of a band must not be below the lower one; above it, if the lower end is exclusive. */
const notBelow =
  (lower: string, exclusive: boolean) =>
  (value: string, row: ImportedRow): CellFault | undefined => {
    const [low, high] = [Number(row[lower]), Number(value)];
    return high < low || (exclusive && high === low)
      ? { code: 'band-reversed', expected: row[lower] ?? '' }
      : undefined;
  };

/** Whether two ranges share a value; ranges that exclude their lower end may share an end. */
const share = (low: string, high: string, excludesLow: boolean) => (one: ImportedRow, other: ImportedRow) => {
  const [start, end] = [
    Math.max(Number(one[low]), Number(other[low])),
    Math.min(Number(one[high]), Number(other[high])),
  ];
  return excludesLow ? start < end : start <= end;
};

const sharedBands = [
  share('minTerm', 'maxTerm', false),
  share('ltvOver', 'ltvUpTo', true),
  share('minScore', 'maxScore', false),
];

/** The same coverage, or an adjustment that applies at any. */
const sameCoverage = (one: ImportedRow, other: ImportedRow): boolean =>
  Number(one.coverage) === Number(other.coverage) ||
  [one, other].some(({ coverage }) => Number(coverage) === ANY_COVERAGE);

/** Lines that price the same loan twice, each with the first one before it. Loans between the bands of a card have no quote. */
function overlaps(rows: readonly ImportedRow[]): RowFault[] {
  const before = new Map<string, number[]>();
  return rows.flatMap((row, index): RowFault[] => {
    const name = `${row.kind} ${row.line}`;
    const known = before.get(name) ?? [];
    const other = known.find((place) => {
      const one = rows[place];
      return one && sameCoverage(one, row) && sharedBands.every((shared) => shared(one, row));
    });
    before.set(name, [...known, index]);
    return other === undefined ? [] : [{ row: index, code: 'bands-overlap', other }];
  });
}

const wrong = (code: ImportCode): CellFault => ({ code });

/** The rate card of a mortgage insurer from a day on. */
export const cardImport = tableImport({
  form,
  key: ['kind', 'line', 'minTerm', 'maxTerm', 'coverage', 'ltvOver', 'ltvUpTo', 'minScore', 'maxScore'],
  columns: {
    kind: { kind: 'text', required: true, options: premiumKinds, title: 'Kind', unreadable: 'not-a-kind' },
    line: {
      kind: 'text',
      required: true,
      options: [PREMIUM, ...rateAdjustments],
      title: 'Line',
      unreadable: 'not-a-line',
    },
    minTerm: { ...months, title: 'Min Term' },
    maxTerm: { ...months, title: 'Max Term', check: notBelow('minTerm', false) },
    coverage: {
      kind: 'percent',
      required: true,
      min: 0,
      max: 50,
      title: 'Coverage',
      unreadable: 'not-a-coverage',
      check: (value, { line }) => (line === PREMIUM && Number(value) === 0 ? wrong('not-a-coverage') : undefined),
    },
    ltvOver: { ...ltv, title: 'LTV Over' },
    ltvUpTo: { ...ltv, title: 'LTV Up To', check: notBelow('ltvOver', true) },
    minScore: { ...score, title: 'Min Score' },
    maxScore: { ...score, title: 'Max Score', check: notBelow('minScore', false) },
    upfront: {
      ...rate,
      min: 0,
      title: 'Upfront',
      check: (_, { kind, line }) => (kind === 'split' && line === PREMIUM ? undefined : wrong('no-upfront')),
    },
    rate: {
      ...rate,
      required: true,
      title: 'Rate',
      check(value, { kind, line, upfront }) {
        if (line !== PREMIUM) return undefined;
        if (kind === 'split' && !Number(upfront)) return wrong('missing-upfront');
        return Number(value) > 0 ? undefined : wrong('not-a-rate');
      },
    },
  },
  maxRows: 5000,
  checkRows: (rows) => [
    ...(rows.some(({ line }) => line === PREMIUM) ? [] : [{ row: 0, code: 'no-premium' } as const]),
    ...overlaps(rows),
  ],
});

type CardColumn = keyof typeof cardImport.columns;

/** A line of an imported card, as pricing reads it. */
export function rateLineOf(row: ImportedRow<CardColumn>): RateLine {
  const percent = (name: CardColumn) => thousandthsOf(row[name]) ?? 0;
  const coverage = percent('coverage');
  return {
    kind: row.kind as PremiumKind,
    adjustment: rateAdjustments.find((name) => name === row.line) ?? null,
    minTerm: Number(row.minTerm),
    maxTerm: Number(row.maxTerm),
    coverage: coverage === ANY_COVERAGE ? null : coverage,
    ltvOver: percent('ltvOver'),
    ltvUpTo: percent('ltvUpTo'),
    minScore: Number(row.minScore),
    maxScore: Number(row.maxScore),
    upfront: row.upfront === '' ? 0 : percent('upfront'),
    rate: percent('rate'),
  };
}

/** A row of a card's file. */
export type CardRow = ImportedRow<CardColumn>;
