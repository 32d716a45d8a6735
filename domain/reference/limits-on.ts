import type { LimitTable } from './county-limits';

/**
 * The limits in force on a day (YYYY-MM-DD): those of the earliest year for a day before it, of the latest if the day is not
 * known. Throws if there are none.
 */
export function limitsOn(tables: readonly LimitTable[], day?: string): LimitTable {
  const [earliest, ...later] = [...tables].sort((a, b) => (a.from < b.from ? -1 : 1));
  if (!earliest) throw new RangeError('There are no loan limits');
  return later.reduce((found, table) => (day === undefined || table.from <= day ? table : found), earliest);
}
