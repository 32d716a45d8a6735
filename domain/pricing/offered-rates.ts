import type { Thousandths } from '../numbers/fixed';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';

/** The offered rates of one lock period. They are adjacent on the sheet, so a first and a last index are enough. */
export interface OfferedRates {
  readonly lockDays: number;
  readonly first: number;
  /** Less than `first` if none is offered. */
  readonly last: number;
  /** The final price of a rate, by its place on the sheet; undefined if the sheet has no such place. */
  priceAt(place: number): Thousandths | undefined;
  /** Writes every final price into a list, by place on the sheet, from a place of the list on. */
  copyTo(list: Int32Array, from?: number): void;
  /** Every final price by place on the sheet. */
  readonly prices: readonly Thousandths[];
}

/** The first place whose price is at least `least`; the length if there is none. The prices ascend. */
function firstFrom(prices: readonly Thousandths[], least: Thousandths): number {
  let low = 0;
  let high = prices.length;
  // Most sheets begin above the minimum, or end below the maximum.
  if (high === 0 || (prices[0] as Thousandths) >= least) return 0;
  if ((prices[high - 1] as Thousandths) < least) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[middle] as Thousandths) >= least) high = middle;
    else low = middle + 1;
  }
  return low;
}

const NONE: readonly Thousandths[] = [];

/**
 * The prices of a lock period with an adjustment, cut to the program's maximum. A higher rate has no lower price, so that the offered
 * rates are found without pricing the others; prices are made when they are read.
 */
export class LockOffer implements OfferedRates {
  readonly lockDays: number;
  readonly first: number;
  readonly last: number;
  private readonly base: readonly Thousandths[];
  private readonly adjustment: Thousandths;
  private readonly maximum: Thousandths;
  /** The first rate that reaches the maximum. */
  private readonly reached: number;

  constructor(
    { minimumPrice, maximumPrice }: Pick<Program, 'minimumPrice' | 'maximumPrice'>,
    sheet: RateSheet,
    lock: number,
    adjustment: Thousandths,
  ) {
    const base = sheet.prices[lock] ?? NONE;
    const count = base.length;
    const first = maximumPrice < minimumPrice ? count : firstFrom(base, minimumPrice - adjustment);
    const reached = firstFrom(base, maximumPrice - adjustment);
    this.lockDays = sheet.lockPeriods[lock] ?? 0;
    this.base = base;
    this.adjustment = adjustment;
    this.maximum = maximumPrice;
    this.reached = reached;
    this.first = first;
    // The first rate that reaches the maximum is the last that is offered.
    this.last = first === count ? -1 : Math.min(reached, count - 1);
  }

  priceAt(place: number): Thousandths | undefined {
    const { base, reached } = this;
    if (place < reached) return place < 0 ? undefined : (base[place] as Thousandths) + this.adjustment;
    return place < base.length ? this.maximum : undefined;
  }

  copyTo(list: Int32Array, from = 0): void {
    const { base, adjustment, maximum, reached } = this;
    const count = base.length;
    for (let place = 0; place < reached; place += 1) list[from + place] = (base[place] as Thousandths) + adjustment;
    for (let place = reached; place < count; place += 1) list[from + place] = maximum;
  }

  get prices(): readonly Thousandths[] {
    const prices = new Int32Array(this.base.length);
    this.copyTo(prices);
    return Array.from(prices);
  }
}
