import type { Thousandths } from '../../../domain/numbers/fixed';
import { LOCK_PERIODS } from '../../../domain/pricing/lock-term';
import type { Program } from '../../../domain/pricing/program';
import type { RateSheet } from '../../../domain/pricing/rate-sheet';
import type { DemoMarket } from './demo-program';
import { demoMarkets } from './demo-programs';

/** The seed of the demo market. */
const DEMO_SEED = 20_260_115;

const EIGHTH = 125;
const DAY = 86_400_000;

/** Which sheets to make. */
export interface RateSheetOrder {
  /** Another seed gives a different but equally plausible market. */
  readonly seed?: number;
  /** Programs without a demo market get no sheet. */
  readonly programs: readonly Program[];
  /** The instant from which the sheets hold; its day in UTC decides the prices. */
  readonly effective: Date;
}

const markets = new Map(demoMarkets.map(({ program, market }) => [program.lLpTemplateId, market]));

/**
 * The demo lender's rate sheets of a day, made by rule:
 *
 * - A program's sheet has a rate every eighth of a percent around its par rate, where the shortest lock is worth 100.
 * - An eighth adds most to the price far below par and ever less above it, as buyers pay less for rates that are sooner
 *   refinanced; each step wobbles a little by seed and program. A step never falls to zero, so prices ascend.
 * - A longer lock costs about an eighth of a point for 30 days, a good quarter for 45.
 * - The market moves from day to day: a slow, a weekly and a daily wave by seed and date shift all prices together, and each
 *   program a little by itself.
 *
 * The same seed and day always give the same prices.
 */
export function demoRateSheets({ seed = DEMO_SEED, programs, effective }: RateSheetOrder): RateSheet[] {
  const day = Math.floor(effective.getTime() / DAY);
  const moved = marketMove(seed, day);
  return programs.flatMap(({ lLpTemplateId, displayOrder }) => {
    const market = markets.get(lLpTemplateId);
    if (!market) return [];
    const shift = moved + Math.round(60 * noise(seed, displayOrder, day));
    const prices = basePrices(market, seed, displayOrder).map((price) => price + shift);
    const costs = [
      0,
      125 + Math.round(15 * noise(seed, displayOrder, 30)),
      280 + Math.round(30 * noise(seed, displayOrder, 45)),
    ];
    return {
      lLpTemplateId,
      effectiveAt: effective.toISOString(),
      lockPeriods: [...LOCK_PERIODS],
      rates: ratesOf(market),
      prices: costs.map((cost) => prices.map((price) => price - cost)),
    };
  });
}

const ratesOf = ({ par, below, above }: DemoMarket): Thousandths[] =>
  Array.from({ length: below + above + 1 }, (_, place) => par + (place - below) * EIGHTH);

/** Prices of the shortest lock on an ordinary day: 100 at par, then step by step to both sides. */
function basePrices(market: DemoMarket, seed: number, program: number): Thousandths[] {
  const { below, above, eighth } = market;
  const step = (place: number): Thousandths => {
    const bend = place < 0 ? 1 + 0.04 * Math.min(-place, 10) : Math.max(0.25, 1 - 0.055 * place);
    return Math.max(40, Math.round(eighth * bend + 35 * noise(seed, program, 1000 + place)));
  };
  const prices = new Array<Thousandths>(below + above + 1).fill(100_000);
  for (let place = below - 1; place >= 0; place -= 1) prices[place] = (prices[place + 1] ?? 0) - step(place - below);
  for (let place = below + 1; place < prices.length; place += 1) {
    prices[place] = (prices[place - 1] ?? 0) + step(place - below - 1);
  }
  return prices;
}

/** Shift of all prices on a day: at most about three quarters of a point, with a slow, a weekly and a daily part. */
function marketMove(seed: number, day: number): Thousandths {
  return Math.round(450 * wave(seed, 1, day / 45) + 200 * wave(seed, 2, day / 7) + 80 * noise(seed, 3, day));
}

/** Smooth noise between whole numbers, from -1 to 1. */
function wave(seed: number, kind: number, at: number): number {
  const before = Math.floor(at);
  const part = at - before;
  const ease = part * part * (3 - 2 * part);
  return noise(seed, kind, before) * (1 - ease) + noise(seed, kind, before + 1) * ease;
}

/** A number from -1 to 1 that its arguments decide (an integer hash by multiplication and shifts). */
function noise(seed: number, kind: number, at: number): number {
  let hash = Math.imul(seed ^ Math.imul(kind + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(at + 0x7ff, 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  hash ^= hash >>> 15;
  return (hash >>> 0) / 0x8000_0000 - 1;
}
