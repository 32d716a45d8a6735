/** Room for the prices of a large catalog. */
const CHUNK = 18_432;

/** Prices of many programs in a few arrays, because an array for each would cost more than the prices themselves. */
export class PriceStore {
  all = new Int32Array(0);
  private used = 0;

  /** The first place of as many new prices in `all`, which is another array once it is full. */
  reserve(count: number): number {
    if (this.used + count > this.all.length) {
      // The first program may be the only one.
      this.all = new Int32Array(this.all.length === 0 ? count : Math.max(count, CHUNK));
      this.used = 0;
    }
    const from = this.used;
    this.used += count;
    return from;
  }
}
