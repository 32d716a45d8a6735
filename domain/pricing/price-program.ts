import type { Thousandths } from '../numbers/fixed';
import { type AppliedEntry, loanAdjustments } from './adjustments';
import { compiledProgram } from './compiled-program';
import { ineligibleReasons } from './eligibility';
import type { LoanView } from './loan-view';
import { LockOffer, type OfferedRates } from './offered-rates';
import { PricingRun } from './pricing-run';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { Reason } from './reason';
import { needed, reason, shown } from './reason';
import type { PricingScenario } from './scenario';
import { PAR, priceEffectOfCost } from './sign';

export type { OfferedRates };

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
  /** In the scenario's lock period; undefined when the loan does not fit. */
  readonly offer: OfferedRates | undefined;
  /** By place of the lock period on the sheet; empty when the loan does not fit. */
  readonly offers: readonly OfferedRates[];
  /** Place on the sheet of the scenario's lock period; -1 when it is not offered. */
  readonly lock: number;
}

/** A loan that fits a program, with the prices of its lock period. What explains them is made when it is asked for. */
class FittingProgram implements PricedProgram {
  readonly eligible: boolean;
  readonly offer: OfferedRates;
  private lines: readonly AppliedEntry[] | undefined;
  private locks: readonly OfferedRates[] | undefined;

  constructor(
    private readonly run: PricingRun,
    readonly program: Program,
    readonly view: LoanView,
    readonly sheet: RateSheet,
    readonly lock: number,
    private readonly total: Thousandths,
  ) {
    this.offer = new LockOffer(program, sheet, lock, total);
    this.eligible = this.offer.last >= this.offer.first;
  }

  get scenario(): PricingScenario {
    return this.run.scenario;
  }

  get adjustments(): readonly AppliedEntry[] {
    const { run, scenario, program, view, sheet } = this;
    this.lines ??= loanAdjustments({ scenario, program, view, sheet }, run.cache);
    return this.lines;
  }

  get offers(): readonly OfferedRates[] {
    const { program, sheet, lock, offer, total } = this;
    this.locks ??= sheet.lockPeriods.map((_, place) =>
      place === lock ? offer : new LockOffer(program, sheet, place, total),
    );
    return this.locks;
  }
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
  run = new PricingRun(scenario),
  compiled = compiledProgram(program),
): PricedProgram {
  const { view, isEligible, tableCost } = run.viewOf(program, compiled, sheet);
  const lock = sheet ? sheet.lockPeriods.indexOf(scenario.lockDays) : -1;
  if (sheet === undefined || lock < 0 || !isEligible) {
    return { program, scenario, view, sheet, eligible: false, adjustments: [], offer: undefined, offers: [], lock };
  }
  const total = priceEffectOfCost(run.costOf({ scenario, program, view, sheet }, compiled, tableCost));
  return new FittingProgram(run, program, view, sheet, lock, total);
}

/** Every reason why a priced program is not eligible; empty when it is. */
export function reasonsOf({ scenario, program, view, sheet, eligible, offer }: PricedProgram): Reason[] {
  if (eligible) return [];
  const reasons = [...ineligibleReasons(scenario, program, view), ...sheetReasons(scenario, sheet)];
  return offer ? [...reasons, noPrice(program, sheet, offer)] : reasons;
}

function sheetReasons(scenario: PricingScenario, sheet: RateSheet | undefined): Reason[] {
  if (!sheet) return [reason('no-rates', 'sProdRLckdDays', shown.none, needed.known)];
  if (sheet.lockPeriods.includes(scenario.lockDays)) return [];
  const offered = needed.oneOf(sheet.lockPeriods.map(shown.days));
  return [reason('lock-period', 'sProdRLckdDays', shown.days(scenario.lockDays), offered)];
}

function noPrice(program: Program, sheet: RateSheet | undefined, offered: OfferedRates): Reason {
  const best = offered.priceAt((sheet?.rates.length ?? 0) - 1) ?? 0;
  const least = needed.atLeast(shown.ratio(program.minimumPrice));
  return reason('no-price', 'sProdRLckdDays', shown.ratio(best), least);
}

/** Index of the best rate: the lowest with a price at par or better, otherwise the one with the highest price. */
export function bestRate(offered: Pick<OfferedRates, 'first' | 'last' | 'priceAt'>): number | undefined {
  const { first, last } = offered;
  for (let place = first; place <= last; place += 1) if ((offered.priceAt(place) ?? 0) >= PAR) return place;
  return last >= first ? last : undefined;
}
