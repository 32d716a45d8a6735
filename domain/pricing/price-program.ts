import type { PriceAdjustment } from './adjustments';
import { loanAdjustments } from './adjustments';
import { compensationCost } from './compensation';
import { ineligibleReasons } from './eligibility';
import type { Thousandths } from './fixed';
import { percent } from './fixed';
import { lenderInsuranceCost } from './loan-charges';
import type { LoanView } from './loan-view';
import { viewLoan } from './loan-view';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { Reason } from './reason';
import { needed, reason, shown } from './reason';
import type { PricingScenario } from './scenario';
import { PAR, priceEffectOfCost } from './sign';

/** The offered rates of one lock period: neighbours on the sheet, so a first and a last place say which. */
export interface OfferedRates {
  readonly lockDays: number;
  /** Final price by place on the sheet. */
  readonly prices: readonly Thousandths[];
  readonly first: number;
  /** Before `first` where none is offered. */
  readonly last: number;
}

/** One program priced for one scenario: with its offered rates, or with the reasons why not. */
export interface PricedProgram {
  readonly program: Program;
  readonly scenario: PricingScenario;
  readonly view: LoanView;
  readonly sheet: RateSheet | undefined;
  /** Empty when eligible. */
  readonly reasons: readonly Reason[];
  /** What holds for every rate and lock period, compensation included. */
  readonly adjustments: readonly PriceAdjustment[];
  /** By place of the lock period on the sheet; empty when not eligible. */
  readonly offers: readonly OfferedRates[];
  /** Place on the sheet of the scenario's lock period; -1 when it is not offered. */
  readonly lock: number;
}

/**
 * Prices a program: eligibility, then every rate of the sheet in every lock period, in whole thousandths. The final price is
 * base plus adjustments, cut to the program's maximum; rates below its minimum are not offered, nor those above the first
 * that reaches the maximum, which would cost more for nothing.
 */
export function priceProgram(scenario: PricingScenario, program: Program, sheet: RateSheet | undefined): PricedProgram {
  const view = viewLoan(scenario, program, sheet);
  const lock = sheet ? sheet.lockPeriods.indexOf(scenario.lockDays) : -1;
  const refused = { program, scenario, view, sheet, adjustments: [], offers: [], lock };
  const reasons = [...ineligibleReasons(scenario, program, view), ...sheetReasons(scenario, sheet)];
  if (reasons.length > 0 || sheet === undefined) return { ...refused, reasons };
  const adjustments = [...loanAdjustments({ scenario, program, view }), ...lenderCharges(scenario, program)];
  const total = adjustments.reduce((sum, { price }) => sum + price, 0);
  const offers = sheet.prices.map((prices, place) => offer(program, prices, total, sheet.lockPeriods[place] ?? 0));
  const chosen = offers[lock];
  if (chosen && chosen.last < chosen.first) return { ...refused, reasons: [noPrice(program, chosen.prices)] };
  return { program, scenario, view, sheet, reasons, adjustments, offers, lock };
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

/** What the lender pays out of the price: compensation of the originator and insurance. */
function lenderCharges(scenario: PricingScenario, program: Program): PriceAdjustment[] {
  const found: PriceAdjustment[] = [];
  const compensation = compensationCost(scenario.compensation);
  if (compensation > 0) {
    found.push({
      code: 'compensation',
      title: 'Lender paid compensation',
      detail: percent(compensation),
      params: { percent: (compensation / 1000).toFixed(3) },
      price: priceEffectOfCost(compensation),
      hidden: false,
    });
  }
  const insurance = lenderInsuranceCost(scenario, program);
  if (insurance > 0) {
    found.push({
      code: 'lender-paid-insurance',
      title: 'Lender paid mortgage insurance',
      detail: 'Single premium, estimated',
      params: {},
      price: priceEffectOfCost(insurance),
      hidden: false,
    });
  }
  return found;
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

/** Place of the best rate: the lowest whose price is par or better, else the one with the highest price. */
export function bestRate({ prices, first, last }: OfferedRates): number | undefined {
  for (let place = first; place <= last; place += 1) if ((prices[place] ?? 0) >= PAR) return place;
  return last >= first ? last : undefined;
}
