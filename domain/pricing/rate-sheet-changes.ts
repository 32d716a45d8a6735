import type { Thousandths } from '../numbers/fixed';
import type { SheetDraft } from './rate-sheet-import';

/** A price of a sheet and the one in force; null if one of them does not have the rate or lock period. */
export interface PriceChange {
  readonly rate: Thousandths;
  readonly days: number;
  readonly before: Thousandths | null;
  readonly after: Thousandths | null;
}

/** The changes of a sheet to the one in force. */
export interface SheetChanges {
  readonly addedRates: readonly Thousandths[];
  readonly removedRates: readonly Thousandths[];
  /** Prices that are in both and differ. */
  readonly changed: number;
  readonly same: number;
  /** The price that moves most, of those in both. */
  readonly biggest: PriceChange | null;
}

type Prices = Pick<SheetDraft, 'lockPeriods' | 'rates' | 'prices'>;

const none: Prices = { lockPeriods: [], rates: [], prices: [] };

/** Every price of both sheets, by rate and then lock period. */
export function priceChanges(before: Prices | undefined, after: Prices): PriceChange[] {
  const old = before ?? none;
  const ascending = (a: readonly number[], b: readonly number[]) => [...new Set([...a, ...b])].sort((x, y) => x - y);
  return ascending(old.rates, after.rates).flatMap((rate) =>
    ascending(old.lockPeriods, after.lockPeriods).map((days) => ({
      rate,
      days,
      before: priceAt(old, rate, days),
      after: priceAt(after, rate, days),
    })),
  );
}

const priceAt = (sheet: Prices, rate: Thousandths, days: number): Thousandths | null =>
  sheet.prices[sheet.lockPeriods.indexOf(days)]?.[sheet.rates.indexOf(rate)] ?? null;

const move = ({ before, after }: PriceChange): number =>
  before === null || after === null ? -1 : Math.abs(after - before);

export function sheetChanges(before: Prices | undefined, after: Prices): SheetChanges {
  const old = before ?? none;
  const both = priceChanges(before, after).filter((change) => move(change) >= 0);
  const changed = both.filter((change) => move(change) > 0);
  const biggest = changed.reduce<PriceChange | null>(
    (most, one) => (most && move(most) >= move(one) ? most : one),
    null,
  );
  return {
    addedRates: after.rates.filter((rate) => !old.rates.includes(rate)),
    removedRates: old.rates.filter((rate) => !after.rates.includes(rate)),
    changed: changed.length,
    same: both.length - changed.length,
    biggest,
  };
}
