import type { AdjustmentCache } from './adjustments';
import type { PricedProgram } from './price-program';
import { priceProgram } from './price-program';
import type { PricingAnswer } from './pricing.schemas';
import { programResult } from './pricing-result';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { PricingScenario } from './scenario';
import { asksFor } from './scenario-filter';

/** What a pricing run needs. */
export interface PricingInput {
  readonly scenario: PricingScenario;
  readonly programs: readonly Program[];
  /** The sheet in force of each program (`sheetsInForce`). */
  readonly sheets: ReadonlyMap<string, RateSheet>;
}

/** How much the answer carries; by default every offered rate of every program, without hidden adjustments. */
export interface AnswerOptions {
  /** `best`: one rate for each program; the list of programs needs no more. */
  readonly rates?: 'all' | 'best';
  /** This program carries all its rates in any case: the one in focus. */
  readonly focusedProgramId?: string | undefined;
  /** For lender users only. */
  readonly showHidden?: boolean;
}

/** Prices every program that the scenario asks for, in display order, as numbers: the fast part, nothing is written out. */
export function evaluateAll({ scenario, programs, sheets }: PricingInput): PricedProgram[] {
  const priced: PricedProgram[] = [];
  const cache: AdjustmentCache = new Map();
  for (const program of programs) {
    if (asksFor(scenario.filter, program))
      priced.push(priceProgram(scenario, program, sheets.get(program.lLpTemplateId), cache));
  }
  return priced.sort((a, b) => a.program.displayOrder - b.program.displayOrder);
}

/** Prices a scenario in all programs and writes the answer of main-job.md. Pure: the same input gives the same answer. */
export function priceAll(input: PricingInput, options: AnswerOptions = {}): PricingAnswer {
  const { rates = 'all', focusedProgramId, showHidden = false } = options;
  return {
    PricingResults: {
      Program: evaluateAll(input).map((priced) =>
        programResult(priced, { rates: priced.program.lLpTemplateId === focusedProgramId ? 'all' : rates, showHidden }),
      ),
    },
  };
}
