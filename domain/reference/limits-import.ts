import { type CellProblem, cellName, isEmptyRow, type Sheet } from '../records/sheet';

export type LimitsProblemCode =
  | 'no-rows'
  | 'missing-column'
  | 'extra-cell'
  | 'not-a-state'
  | 'not-a-fips'
  | 'duplicate-county'
  | 'missing-name'
  | 'not-a-limit'
  | 'below-baseline'
  | 'above-ceiling'
  | 'below-floor';

export type LimitsProblem = CellProblem<LimitsProblemCode>;

/** A county of a file, with one-unit limits in whole dollars. */
export interface ImportedCounty {
  readonly fips: string;
  readonly state: string;
  readonly name: string;
  readonly gse: number;
  readonly fha: number;
  readonly va: number;
}

/** One-unit limits that no county is below or above. */
export interface LimitBounds {
  readonly baseline: number;
  readonly ceiling: number;
  readonly fhaFloor: number;
}

/** Columns by the beginning of their titles, in any case; other columns are ignored. */
const titles = {
  state: /^state$/i,
  fips: /^(complete fips|fips)$/i,
  name: /^county name$/i,
  gse: /^gse limit$/i,
  fha: /^fha limit$/i,
  va: /^va limit$/i,
} as const;

type Column = keyof typeof titles;
const columns = Object.keys(titles) as readonly Column[];
const titleOf: Readonly<Record<Column, string>> = {
  state: 'State',
  fips: 'Complete FIPS',
  name: 'County Name',
  gse: 'GSE limit',
  fha: 'FHA limit',
  va: 'VA limit',
};

/** Reads a file of county limits; every cell that is wrong is named. */
export function checkLimits(
  sheet: Sheet,
  bounds: LimitBounds,
): { readonly counties: readonly ImportedCounty[]; readonly problems: readonly LimitsProblem[] } {
  const problems: LimitsProblem[] = [];
  const head = sheet.rows[0] ?? [];
  const addProblem = (
    column: number,
    row: number,
    code: LimitsProblemCode,
    value: string,
    expected?: string,
  ): undefined => {
    const problem = { sheet: sheet.name, cell: cellName(column, row), code, value };
    problems.push(expected === undefined ? problem : { ...problem, expected });
    return undefined;
  };
  const places = new Map(columns.map((name) => [name, head.findIndex((cell) => titles[name].test(cell.trim()))]));
  for (const [name, place] of places) if (place < 0) addProblem(head.length, 0, 'missing-column', '', titleOf[name]);
  if (problems.length > 0) return { counties: [], problems };
  const rowOf = new Map<string, number>();
  const counties = sheet.rows.flatMap((cells, row): ImportedCounty[] => {
    if (row === 0 || isEmptyRow(cells)) return [];
    const column = (name: Column): number => places.get(name) ?? 0;
    const text = (name: Column): string => (cells[column(name)] ?? '').trim();
    const wrong = (name: Column, code: LimitsProblemCode, expected?: string) =>
      addProblem(column(name), row, code, text(name), expected);
    if (cells.length > head.length && cells.slice(head.length).some((cell) => cell.trim() !== '')) {
      addProblem(head.length, row, 'extra-cell', cells[head.length] ?? '');
    }
    const before = problems.length;
    if (!/^[A-Z]{2}$/.test(text('state'))) wrong('state', 'not-a-state');
    const fips = text('fips').padStart(5, '0');
    const first = rowOf.get(fips);
    if (!/^\d{5}$/.test(fips)) wrong('fips', 'not-a-fips');
    else if (first !== undefined) wrong('fips', 'duplicate-county', cellName(column('fips'), first));
    else rowOf.set(fips, row);
    if (text('name') === '') wrong('name', 'missing-name');
    const limit = (name: 'gse' | 'fha' | 'va', low: number, under: LimitsProblemCode): number => {
      const plain = text(name).replace(/[$,]/g, '').replace(/\.0+$/, '');
      const value = /^\d{5,7}$/.test(plain) ? Number(plain) : undefined;
      if (value === undefined) wrong(name, 'not-a-limit');
      else if (value < low) wrong(name, under, String(low));
      // Alaska, Hawaii and the territories have ceilings half as high again for FHA.
      else if (value > bounds.ceiling * (name === 'fha' ? 1.5 : 1))
        wrong(name, 'above-ceiling', String(bounds.ceiling));
      return value ?? 0;
    };
    const gse = limit('gse', bounds.baseline, 'below-baseline');
    const fha = limit('fha', bounds.fhaFloor, 'below-floor');
    const va = limit('va', bounds.baseline, 'below-baseline');
    return problems.length > before ? [] : [{ fips, state: text('state'), name: text('name'), gse, fha, va }];
  });
  if (counties.length === 0 && problems.length === 0) addProblem(0, 0, 'no-rows', '');
  return { counties, problems };
}

/** The differences between a new and an old table, by county. */
export interface LimitsDiff {
  readonly added: readonly ImportedCounty[];
  readonly changed: readonly { readonly before: ImportedCounty; readonly after: ImportedCounty }[];
  readonly removed: readonly ImportedCounty[];
  readonly same: number;
}

const comparedFields = ['state', 'name', 'gse', 'fha', 'va'] as const;

export function limitsDiff(before: readonly ImportedCounty[], after: readonly ImportedCounty[]): LimitsDiff {
  const old = new Map(before.map((county) => [county.fips, county]));
  const now = new Set(after.map(({ fips }) => fips));
  const changed: { before: ImportedCounty; after: ImportedCounty }[] = [];
  const added: ImportedCounty[] = [];
  for (const county of after) {
    const known = old.get(county.fips);
    if (!known) added.push(county);
    else if (comparedFields.some((name) => known[name] !== county[name]))
      changed.push({ before: known, after: county });
  }
  const removed = before.filter(({ fips }) => !now.has(fips));
  return { added, changed, removed, same: after.length - added.length - changed.length };
}

/** General limits of a year that follow from its baselines of one to four units (12 USC 1717(b)(2), 12 USC 1709(b)(2)). */
export function generalLimits(baseline: readonly [number, number, number, number]): {
  readonly ceiling: [number, number, number, number];
  readonly fhaFloor: [number, number, number, number];
} {
  const [one, two, three, four] = baseline;
  const high = (limit: number): number => Math.round(limit * 1.5);
  // 65 percent, cut to whole dollars for one unit and to 25 dollars for more.
  const low = (limit: number, step: number): number => Math.floor((limit * 65) / 100 / step) * step;
  return {
    ceiling: [high(one), high(two), high(three), high(four)],
    fhaFloor: [low(one, 1), low(two, 25), low(three, 25), low(four, 25)],
  };
}
