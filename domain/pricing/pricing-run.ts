import type { Thousandths } from '../numbers/fixed';
import type { PricedLoan } from './adjustment-condition';
import { type AdjustmentCache, costOf, costOfEntries, loanAdjustments, setAdjustments } from './adjustments';
import { MetConditions } from './compiled-conditions';
import type { CompiledProgram } from './compiled-program';
import { isEligible } from './eligibility';
import { lenderChargeCost } from './lender-charges';
import { type LoanView, viewLoan } from './loan-view';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { PricingScenario } from './scenario';

/** How programs with the same traits see a loan. */
export interface SharedView {
  readonly view: LoanView;
  readonly isEligible: boolean;
  /** Points of the tables and of what the lender pays out of the price, by the time of the rate sheet; 0 if not eligible. */
  readonly tableCost: Thousandths;
}

const sumOf = (costs: readonly { readonly cost: Thousandths }[]): Thousandths =>
  costs.reduce((sum, { cost }) => sum + cost, 0);

/** One scenario in many programs: what several of them share is calculated once. */
export class PricingRun {
  readonly cache: AdjustmentCache = new Map();
  private readonly met: MetConditions;
  private readonly shared = new Map<string, SharedView[]>();
  private lastDay: string | undefined;
  private ofLastDay: SharedView[] = [];

  constructor(readonly scenario: PricingScenario) {
    this.met = new MetConditions(scenario);
  }

  /** The view of a program at the time of its sheet. */
  viewOf(program: Program, { traits }: CompiledProgram, sheet: RateSheet | undefined): SharedView {
    if (traits === undefined) return this.look(program, sheet);
    const views = this.viewsOn(sheet?.effectiveAt ?? '');
    const known = views[traits];
    if (known) return known;
    const made = this.look(program, sheet);
    views[traits] = made;
    return made;
  }

  /** Points of every adjustment of a loan, the same as those of its explanation. */
  costOf(loan: PricedLoan, { rules, others }: CompiledProgram, tableCost: Thousandths): Thousandths {
    const { scenario } = this;
    // Without a score, entries are charged by the lowest scores of their list.
    if (scenario.score === undefined)
      return sumOf(loanAdjustments(loan, this.cache)) + lenderChargeCost(scenario, loan.program);
    let cost = tableCost + this.met.costOf(rules);
    for (const entry of others) cost += costOf(entry, loan);
    return scenario.groupAdjustments.length === 0 ? cost : cost + costOfEntries(scenario.groupAdjustments, loan);
  }

  private viewsOn(effectiveAt: string): SharedView[] {
    if (effectiveAt === this.lastDay) return this.ofLastDay;
    const views = this.shared.get(effectiveAt) ?? [];
    this.shared.set(effectiveAt, views);
    this.lastDay = effectiveAt;
    this.ofLastDay = views;
    return views;
  }

  private look(program: Program, sheet: RateSheet | undefined): SharedView {
    const { scenario, cache } = this;
    const view = viewLoan(scenario, program, sheet);
    const fits = sheet !== undefined && isEligible(scenario, program, view);
    const cost = fits
      ? sumOf(setAdjustments({ scenario, program, view, sheet }, cache)) + lenderChargeCost(scenario, program)
      : 0;
    return { view, isEligible: fits, tableCost: cost };
  }
}
