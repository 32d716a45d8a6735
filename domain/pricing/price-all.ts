import type { AdjustmentCache } from './adjustments';
import type { PricedProgram } from './price-program';
import { priceProgram } from './price-program';
import type { PriceView } from './price-request.schemas';
import type { PricingAnswer } from './pricing.schemas';
import { programResult } from './pricing-result';
import type { Program } from './program';
import { sameAtEveryRate } from './program-rates';
import type { RateSheet } from './rate-sheet';
import type { PricingScenario } from './scenario';
import { includesProgram } from './scenario-filter';

/** The inputs of a pricing run. */
export interface PricingInput {
  readonly scenario: PricingScenario;
  readonly programs: readonly Program[];
  /** The sheet in force of each program (`sheetsInForce`). */
  readonly sheets: ReadonlyMap<string, RateSheet>;
}

/** Prices every program that the scenario includes, in display order, as numbers: the fast part, without texts. */
export function evaluateAll({ scenario, programs, sheets }: PricingInput): PricedProgram[] {
  const priced: PricedProgram[] = [];
  const cache: AdjustmentCache = new Map();
  for (const program of programs) {
    if (includesProgram(scenario.filter, program))
      priced.push(priceProgram(scenario, program, sheets.get(program.lLpTemplateId), cache));
  }
  return priced.sort((a, b) => a.program.displayOrder - b.program.displayOrder);
}

/**
 * Prices a scenario in all programs and builds the answer described in main-job.md. Pure: the same input gives the same answer.
 */
export function priceAll(input: PricingInput, view: PriceView = {}, ratesOf = sameAtEveryRate): PricingAnswer {
  const { rates = 'all', focusedProgramId, showHidden = false } = view;
  return {
    PricingResults: {
      Program: evaluateAll(input).map((priced) => {
        const focused = priced.program.lLpTemplateId === focusedProgramId;
        const shown = { rates: focused ? 'all' : rates, showHidden, worksheets: focused } as const;
        return programResult(priced, shown, ratesOf(priced));
      }),
    },
  };
}
