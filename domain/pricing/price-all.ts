import { compiledPrograms } from './compiled-program';
import type { PricedProgram } from './price-program';
import { priceProgram } from './price-program';
import type { PriceView } from './price-request.schemas';
import type { PricingAnswer } from './pricing.schemas';
import { programResult } from './pricing-result';
import { PricingRun } from './pricing-run';
import type { Program } from './program';
import { bestPlace, type ProgramRates, sameAtEveryRate } from './program-rates';
import type { RateSheet } from './rate-sheet';
import type { PricingScenario } from './scenario';
import { includesProgram, isOpenFilter } from './scenario-filter';

/** The inputs of a pricing run. */
export interface PricingInput {
  readonly scenario: PricingScenario;
  readonly programs: readonly Program[];
  /** The sheet in force of each program (`sheetsInForce`). */
  readonly sheets: ReadonlyMap<string, RateSheet>;
}

const placedSheets = new WeakMap<
  ReadonlyMap<string, RateSheet>,
  Map<readonly Program[], readonly (RateSheet | undefined)[]>
>();

/** The sheets of the programs in their order, looked up once for as long as they are in force. */
function sheetsOf({ programs, sheets }: Pick<PricingInput, 'programs' | 'sheets'>): readonly (RateSheet | undefined)[] {
  const ofSheets = placedSheets.get(sheets) ?? new Map();
  placedSheets.set(sheets, ofSheets);
  const placed = ofSheets.get(programs) ?? programs.map(({ lLpTemplateId }) => sheets.get(lLpTemplateId));
  ofSheets.set(programs, placed);
  return placed;
}

/** Prices every program that the scenario includes, in display order, as numbers: the fast part, without texts. */
export function evaluateAll({ scenario, programs, sheets }: PricingInput): PricedProgram[] {
  const priced: PricedProgram[] = [];
  const run = new PricingRun(scenario);
  const isOpen = isOpenFilter(scenario.filter);
  const compiled = compiledPrograms(programs);
  const placed = sheetsOf({ programs, sheets });
  let isSorted = true;
  let order = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < programs.length; place += 1) {
    const program = programs[place] as Program;
    if (!isOpen && !includesProgram(scenario.filter, program)) continue;
    isSorted &&= program.displayOrder >= order;
    order = program.displayOrder;
    priced.push(priceProgram(scenario, program, placed[place], run, compiled[place]));
  }
  return isSorted ? priced : priced.sort((a, b) => a.program.displayOrder - b.program.displayOrder);
}

interface Evaluated {
  readonly priced: PricedProgram;
  readonly rates: ProgramRates;
}

/** The program with all its rates. A price list without an eligible one opens the first that is. */
function focusedProgram(evaluated: readonly Evaluated[], { rates, focusedProgramId }: PriceView): string | undefined {
  if (rates !== 'best-and-focused') return focusedProgramId;
  const isEligible = (found: Evaluated | undefined): boolean =>
    found !== undefined && bestPlace(found.rates) !== undefined;
  const named = evaluated.find(({ priced }) => priced.program.lLpTemplateId === focusedProgramId);
  return isEligible(named) ? focusedProgramId : evaluated.find(isEligible)?.priced.program.lLpTemplateId;
}

/**
 * Prices a scenario in all programs and builds the answer described in main-job.md. Pure: the same input gives the same answer.
 */
export function priceAll(input: PricingInput, view: PriceView = {}, ratesOf = sameAtEveryRate): PricingAnswer {
  const { rates = 'all', showHidden = false } = view;
  const evaluated = evaluateAll(input).map((priced) => ({ priced, rates: ratesOf(priced) }));
  const focusedProgramId = focusedProgram(evaluated, view);
  return {
    PricingResults: {
      Program: evaluated.map(({ priced, rates: ofProgram }) => {
        const focused = priced.program.lLpTemplateId === focusedProgramId;
        const shown = { rates: focused || rates === 'all' ? 'all' : 'best', showHidden, worksheets: focused } as const;
        return programResult(priced, shown, ofProgram);
      }),
    },
  };
}
