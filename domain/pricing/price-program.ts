import type { Thousandths } from '../numbers/fixed';
import type { AdjustmentCache, AppliedEntry } from './adjustments';
import { loanAdjustments } from './adjustments';
import { ineligibleReasons, isEligible } from './eligibility';
import { lenderChargeCost } from './lender-charges';
import type { LoanView } from './loan-view';
import { viewLoan } from './loan-view';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { Reason } from './reason';
import { needed, reason, shown } from './reason';
import type { PricingScenario } from './scenario';
import { PAR, priceEffectOfCost } from './sign';

/** The offered rates of one lock period. They are adjacent on the sheet, so a first and a last index are enough. */
export interface OfferedRates {
  readonly lockDays: number;
  /** Final price by place on the sheet. */
  readonly prices: readonly Thousandths[];
  readonly first: number;
  /** Less than `first` if none is offered. */
  readonly last: number;
}

/** One program priced for one scenario: with its offered rates, or with the reasons why not. */
export interface PricedProgram {
  readonly program: Program;
  readonly scenario: PricingScenario;
  readonly view: LoanView;
  readonly sheet: RateSheet | undefined;
  /** If not, `reasonsOf` explains why. */
  readonly eligible: boolean;
  /** The table adjustments, the same for every rate and lock period. */
  readonly adjustments: readonly AppliedEntry[];
  /** By place of the lock period on the sheet; empty when the loan does not fit. */
  readonly offers: readonly OfferedRates[];
  /** Place on the sheet of the scenario's lock period; -1 when it is not offered. */
  readonly lock: number;
}

/**
 * Prices a program: eligibility, then every rate of the sheet in every lock period, in whole thousandths. The final price is
 * base plus adjustments, cut to the program's maximum; rates below its minimum are not offered, nor those above the first
 * that reaches the maximum, which would cost more for nothing.
 */
export function priceProgram(
  scenario: PricingScenario,
  program: Program,
  sheet: RateSheet | undefined,
  cache: AdjustmentCache = new Map(),
): PricedProgram {
  const view = viewLoan(scenario, program, sheet);
  const lock = sheet ? sheet.lockPeriods.indexOf(scenario.lockDays) : -1;
  if (sheet === undefined || lock < 0 || !isEligible(scenario, program, view)) {
    return { program, scenario, view, sheet, eligible: false, adjustments: [], offers: [], lock };
  }
  const adjustments = loanAdjustments({ scenario, program, view, sheet }, cache);
  const cost = adjustments.reduce((sum, applied) => sum + applied.cost, lenderChargeCost(scenario, program));
  const total = priceEffectOfCost(cost);
  const offers = sheet.prices.map((prices, place) => offer(program, prices, total, sheet.lockPeriods[place] ?? 0));
  const chosen = offers[lock];
  const eligible = chosen !== undefined && chosen.last >= chosen.first;
  return { program, scenario, view, sheet, eligible, adjustments, offers, lock };
}

/** Every reason why a priced program is not eligible; empty when it is. */
export function reasonsOf({ scenario, program, view, sheet, eligible, offers, lock }: PricedProgram): Reason[] {
  if (eligible) return [];
  const reasons = [...ineligibleReasons(scenario, program, view), ...sheetReasons(scenario, sheet)];
  const unpriced = offers[lock];
  return unpriced ? [...reasons, noPrice(program, unpriced.prices)] : reasons;
}

function sheetReasons(scenario: PricingScenario, sheet: RateSheet | undefined): Reason[] {
  if (!sheet) return [reason('no-rates', 'sProdRLckdDays', shown.none, needed.known)];
  if (sheet.lockPeriods.includes(scenario.lockDays)) return [];
  const offered = needed.oneOf(sheet.lockPeriods.map(shown.days));
  return [reason('lock-period', 'sProdRLckdDays', shown.days(scenario.lockDays), offered)];
}

function noPrice(program: Program, prices: readonly Thousandths[]): Reason {
  const best = prices.at(-1) ?? 0;
  const least = needed.atLeast(shown.ratio(program.minimumPrice));
  return reason('no-price', 'sProdRLckdDays', shown.ratio(best), least);
}

function offer(
  { minimumPrice, maximumPrice }: Program,
  base: readonly Thousandths[],
  adjustment: Thousandths,
  lockDays: number,
): OfferedRates {
  const count = base.length;
  const prices = new Array<Thousandths>(count);
  let first = count;
  let last = -1;
  for (let place = 0; place < count; place += 1) {
    const price = (base[place] ?? 0) + adjustment;
    const capped = price < maximumPrice ? price : maximumPrice;
    prices[place] = capped;
    if (capped < minimumPrice) continue;
    if (first === count) first = place;
    if (last < 0 || (prices[last] ?? 0) < maximumPrice) last = place;
  }
  return { lockDays, prices, first, last };
}

/** Index of the best rate: the lowest with a price at par or better, otherwise the one with the highest price. */
export function bestRate({ prices, first, last }: OfferedRates): number | undefined {
  for (let place = first; place <= last; place += 1) if ((prices[place] ?? 0) >= PAR) return place;
  return last >= first ? last : undefined;
}
