/** How much room a column of a table takes, in pixels. */
export interface ColumnRoom {
  /** Width of its widest cell. */
  readonly need: number;
  /** Its text may be cut off down to this width. Absent: never. */
  readonly least?: number | undefined;
  /** Width of its header, which is never cut off. */
  readonly head?: number | undefined;
}

const totalOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Columns that may be cut off get at most this width; the others get what they need. */
const cutTo = (columns: readonly ColumnRoom[], width: number): number[] =>
  columns.map(({ need, least = need, head = 0 }) =>
    Math.max(Math.min(need, width), Math.min(Math.max(least, head), need)),
  );

const STEPS = 24;

/**
 * Widths of the columns of a table. Every column gets what it needs before any gets more; what is left is shared in proportion.
 * If the room is too small, the widest columns that may be cut off give way first. Below their least widths the table scrolls.
 */
export function fitColumns(columns: readonly ColumnRoom[], room: number): readonly number[] {
  const needs = columns.map(({ need }) => need);
  const needed = totalOf(needs);
  if (needed <= room) return needs.map((need) => (needed === 0 ? room / needs.length : (need / needed) * room));
  let [low, high] = [0, Math.max(...needs)];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (totalOf(cutTo(columns, middle)) > room) high = middle;
    else low = middle;
  }
  return cutTo(columns, low);
}
