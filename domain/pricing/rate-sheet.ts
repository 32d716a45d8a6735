import type { Thousandths } from '../numbers/fixed';

/** The prices of one program at one moment. */
export interface RateSheet {
  readonly lLpTemplateId: string;
  /** Instant from which the sheet holds, ISO 8601 with zone; a newer sheet of the same program replaces it. */
  readonly effectiveAt: string;
  /** Number of the publication, by which people name the sheet. */
  readonly number?: number;
  /** Lock periods in days, shortest first. */
  readonly lockPeriods: readonly number[];
  /** Yearly rates, ascending. */
  readonly rates: readonly Thousandths[];
  /** `prices[lock][rate]`: base price for `lockPeriods[lock]` and `rates[rate]`. */
  readonly prices: readonly (readonly Thousandths[])[];
}

/** The problems of a sheet; empty if it can be used for pricing. */
export function rateSheetProblems(sheet: RateSheet): string[] {
  const problems: string[] = [];
  if (sheet.rates.length === 0) problems.push('The sheet has no rates.');
  if (!ascends(sheet.rates)) problems.push('Rates must ascend without repeats.');
  if (sheet.lockPeriods.length === 0) problems.push('The sheet has no lock periods.');
  if (!ascends(sheet.lockPeriods)) problems.push('Lock periods must ascend without repeats.');
  if (sheet.prices.length !== sheet.lockPeriods.length) problems.push('Every lock period needs its prices.');
  if (sheet.prices.some((prices) => prices.length !== sheet.rates.length)) {
    problems.push('Every lock period needs one price for each rate.');
  }
  if (sheet.prices.some((prices) => prices.some((price, rate) => price < (prices[rate - 1] ?? price)))) {
    problems.push('A higher rate may not have a lower price.');
  }
  return problems;
}

const ascends = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));

interface InForce {
  /** The sheets of a moment, and of every moment from `from` until just before `until`. */
  readonly sheets: ReadonlyMap<string, RateSheet>;
  readonly from: number;
  readonly until: number;
}

function findInForce(sheets: readonly RateSheet[], at: number): InForce {
  const newest = new Map<string, { readonly sheet: RateSheet; readonly from: number }>();
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const sheet of sheets) {
    const begins = Date.parse(sheet.effectiveAt);
    if (begins > at) {
      until = Math.min(until, begins);
      continue;
    }
    from = Math.max(from, begins);
    const known = newest.get(sheet.lLpTemplateId);
    if (!known || begins > known.from) newest.set(sheet.lLpTemplateId, { sheet, from: begins });
  }
  return { sheets: new Map([...newest].map(([id, { sheet }]) => [id, sheet])), from, until };
}

const found = new WeakMap<readonly RateSheet[], InForce>();

/** For each program the newest sheet in force at `at`. A catalog is asked for each price, so its last answer is kept. */
export function sheetsInForce(sheets: readonly RateSheet[], at: Date): ReadonlyMap<string, RateSheet> {
  const time = at.getTime();
  const known = found.get(sheets);
  if (known && time >= known.from && time < known.until) return known.sheets;
  const made = findInForce(sheets, time);
  found.set(sheets, made);
  return made.sheets;
}
