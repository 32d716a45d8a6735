import type { LockPrice, RateOption } from '../../domain/pricing/pricing.schemas';
import { ownValue } from '../../domain/tables/own-value';

/** Price of a rate in a lock period; undefined if not offered. */
export const priceInLock = (option: RateOption, lockDays: number): LockPrice | undefined =>
  option.LockPrices.find((price) => price.LockDays === lockDays);

/**
 * Rates to show until the user asks for all: `count` rates centered on the anchor where possible, always including the selected
 * one.
 */
export function nearRates(
  options: readonly RateOption[],
  anchor: string | undefined,
  chosen: string | undefined,
  count: number,
): RateOption[] {
  if (options.length <= count) return [...options];
  const place = Math.max(
    0,
    options.findIndex(({ rateOptionId }) => rateOptionId === anchor),
  );
  const first = Math.min(Math.max(0, place - Math.floor((count - 1) / 2)), options.length - count);
  const last = first + count - 1;
  const picked = options.findIndex(({ Rate }) => Rate === chosen);
  return options.slice(picked >= 0 ? Math.min(first, picked) : first, Math.max(last, picked) + 1);
}

/** A cell of the grid: rate row and lock period column. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

const moves: Readonly<Record<string, (place: GridPosition, rows: number) => GridPosition>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ column }) => ({ row: 0, column }),
  End: ({ column }, rows) => ({ row: rows - 1, column }),
};

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** The cell that a key moves to; undefined for other keys. Left and right swap in right-to-left layouts. */
export function movedBy(
  key: string,
  from: GridPosition,
  size: { readonly rows: number; readonly columns: number },
  rtl: boolean,
): GridPosition | undefined {
  const to = ownValue(moves, rtl ? (ownValue(mirrored, key) ?? key) : key)?.(from, size.rows);
  return to && { row: within(to.row, size.rows), column: within(to.column, size.columns) };
}
