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

/** For each program the newest sheet in force at `at`. */
export function sheetsInForce(sheets: readonly RateSheet[], at: Date): Map<string, RateSheet> {
  const newest = new Map<string, RateSheet>();
  for (const sheet of sheets) {
    const from = Date.parse(sheet.effectiveAt);
    const known = newest.get(sheet.lLpTemplateId);
    if (from <= at.getTime() && (!known || from > Date.parse(known.effectiveAt)))
      newest.set(sheet.lLpTemplateId, sheet);
  }
  return newest;
}
