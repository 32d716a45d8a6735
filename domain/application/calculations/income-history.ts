import type { FieldName } from '../../loan/fields/field-table';
import { centsOrZero } from '../../numbers/cents';
import { type Cents, formatScaled, mulDiv } from '../../numbers/fixed';
import { recordFieldPath } from '../field-path';
import { averageCalculation, type Calculation, type CalculationLine, line, totalOf, type WhyNot } from './calculation';
import type { AverageCalculation } from './calculation-keys';

type HistoryField = Extract<FieldName, `employment.${string}` | `income.${string}`>;
type HistoryRecord = { readonly id: string } & Readonly<Record<string, unknown>>;

/** One amount of a period; `minus` for one that the average deducts. */
export interface PeriodAmount {
  readonly field: HistoryField;
  readonly effect: 'plus' | 'minus';
}

/** A period of documented income, in months to two decimals. */
export interface Period {
  readonly amounts: readonly PeriodAmount[];
  /** Field with the number of months. */
  readonly months: HistoryField;
  /** The number of months if none is entered; undefined if it must be entered. */
  readonly defaultMonths?: number;
  /** Only the documentation of later periods: it never counts. */
  readonly why?: WhyNot;
}

interface KnownPeriod {
  readonly lines: readonly CalculationLine[];
  readonly hundredths: number;
  readonly total: Cents;
}

const keyOf = (field: HistoryField): string => field.slice(field.indexOf('.') + 1);

const pathOf = (record: HistoryRecord, field: HistoryField) =>
  recordFieldPath(field.startsWith('income.') ? 'incomes' : 'employments', record.id, keyOf(field));

const textOf = (record: HistoryRecord, field: HistoryField): string | undefined => {
  const value = record[keyOf(field)];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

function monthsOf(record: HistoryRecord, { months, defaultMonths }: Period): number {
  return centsOrZero(textOf(record, months) ?? (defaultMonths === undefined ? undefined : String(defaultMonths)));
}

/** The period with its amounts; undefined if none is entered. */
function knownPeriod(record: HistoryRecord, period: Period): KnownPeriod | undefined {
  const given = period.amounts.filter(({ field }) => textOf(record, field) !== undefined);
  if (given.length === 0) return undefined;
  const hundredths = monthsOf(record, period);
  const why = period.why ?? (hundredths <= 0 ? 'noMonths' : undefined);
  const lines = given.map(({ field, effect }) =>
    line({ field }, centsOrZero(textOf(record, field)), { path: pathOf(record, field), effect, why }),
  );
  return { lines, hundredths, total: totalOf(lines) };
}

const isCounted = ({ lines }: KnownPeriod): boolean => lines.every(({ counted }) => counted);

/** Whether the latest period earned less a month than the ones before it. */
function isDeclining([latest, ...older]: readonly KnownPeriod[]): boolean {
  if (!latest || older.length === 0) return false;
  const total = older.reduce((sum, period) => sum + period.total, 0);
  const hundredths = older.reduce((sum, period) => sum + period.hundredths, 0);
  return mulDiv(latest.total, hundredths, 1) < mulDiv(total, latest.hundredths, 1);
}

const without = ({ lines }: KnownPeriod, why: WhyNot): CalculationLine[] =>
  lines.map((one) => (one.counted ? { ...one, counted: false, why } : one));

/** Whether all documented months together are fewer than needed. While a number of months is missing, it is asked for first. */
function isShort(known: readonly KnownPeriod[], leastMonths: number): boolean {
  if (known.some(({ hundredths }) => hundredths <= 0)) return false;
  return known.filter(isCounted).reduce((sum, { hundredths }) => sum + hundredths, 0) < leastMonths * 100;
}

/**
 * The monthly average of a record's history, latest period first: all periods over all their months or, if the income is
 * declining, the latest period alone. Undefined without a history; without a value if it is shorter than `leastMonths`.
 */
export function historyAverage(
  key: AverageCalculation,
  record: HistoryRecord,
  name: Omit<NonNullable<Calculation['of']>, 'id'>,
  periods: readonly Period[],
  leastMonths = 0,
): Calculation | undefined {
  const known = periods.flatMap((period) => knownPeriod(record, period) ?? []);
  if (known.length === 0) return undefined;
  const usable = known.filter(isCounted);
  const short = isShort(known, leastMonths);
  const latest = isDeclining(usable) ? usable.slice(0, 1) : usable;
  const counted = short ? [] : latest;
  const lines = known.flatMap((period) =>
    counted.includes(period) || !isCounted(period)
      ? period.lines
      : without(period, short ? 'shortHistory' : 'declining'),
  );
  const hundredths = counted.reduce((sum, period) => sum + period.hundredths, 0);
  const over: CalculationLine = {
    name: { words: 'monthsAveraged' },
    amount: formatScaled(hundredths, 2),
    kind: 'months',
    effect: 'over',
    counted: true,
  };
  const needed = periods.find((period) => monthsOf(record, period) <= 0)?.months;
  return averageCalculation(key, hundredths > 0 ? [...lines, over] : lines, {
    requirements: hundredths > 0 || short || !needed ? [] : [needed],
    of: { id: record.id, ...name },
  });
}
