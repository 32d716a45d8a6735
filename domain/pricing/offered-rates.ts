import type { Thousandths } from '../numbers/fixed';
import type { PriceStore } from './price-store';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';

/** The offered rates of one lock period. They are adjacent on the sheet, so a first and a last index are enough. */
export interface OfferedRates {
  readonly lockDays: number;
  /** Final price by place on the sheet. */
  readonly prices: readonly Thousandths[];
  readonly first: number;
  /** Less than `first` if none is offered. */
  readonly last: number;
}

/** The prices of a lock period with an adjustment. A higher rate has no lower price: first come those below the minimum, last those at the maximum. */
export class LockOffer implements OfferedRates {
  readonly lockDays: number;
  readonly first: number;
  readonly last: number;
  private readonly all: Int32Array;
  private readonly from: number;
  private readonly count: number;
  private read: readonly Thousandths[] | undefined;

  constructor(
    { minimumPrice, maximumPrice }: Pick<Program, 'minimumPrice' | 'maximumPrice'>,
    sheet: RateSheet,
    lock: number,
    adjustment: Thousandths,
    store: PriceStore,
  ) {
    const base = sheet.prices[lock] ?? [];
    const count = base.length;
    const from = store.reserve(count);
    const { all } = store;
    let place = 0;
    let price = 0;
    const floor = Math.min(minimumPrice, maximumPrice);
    for (; place < count; place += 1) {
      price = (base[place] as Thousandths) + adjustment;
      if (price >= floor) break;
      all[from + place] = price;
    }
    const first = maximumPrice < minimumPrice ? count : place;
    for (; place < count; place += 1) {
      price = (base[place] as Thousandths) + adjustment;
      if (price >= maximumPrice) break;
      all[from + place] = price;
    }
    // The first rate that reaches the maximum is the last that is offered.
    const last = first === count ? -1 : Math.min(place, count - 1);
    for (; place < count; place += 1) all[from + place] = maximumPrice;
    this.lockDays = sheet.lockPeriods[lock] ?? 0;
    this.first = first;
    this.last = last;
    this.all = all;
    this.from = from;
    this.count = count;
  }

  get prices(): readonly Thousandths[] {
    this.read ??= Array.from(this.all.subarray(this.from, this.from + this.count));
    return this.read;
  }
}
