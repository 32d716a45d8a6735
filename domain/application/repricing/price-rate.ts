import type { Thousandths } from '../../numbers/fixed';
import { type PricedProgram, priceProgram, reasonsOf } from '../../pricing/price-program';
import type { RateOption } from '../../pricing/pricing.schemas';
import { optionAtRate } from '../../pricing/pricing-result';
import { sheetsInForce } from '../../pricing/rate-sheet';
import type { Reason } from '../../pricing/reason';
import type { PricingScenario } from '../../pricing/scenario';
import type { ChoiceFacts } from './chosen-loan';

/** A rate of one program for a lock period. */
export interface RateRequest {
  readonly lLpTemplateId: string;
  readonly rate: Thousandths | undefined;
  /** The scenario's own if absent. */
  readonly lockDays?: number;
}

/** One rate as it was priced at a moment. */
export interface RatePrice {
  /** The program with the rate sheet in force; its base prices are there even if the rate is not offered. */
  readonly priced: PricedProgram;
  /** Why the loan does not fit the program; empty if it does. */
  readonly reasons: readonly Reason[];
  /** With every adjustment; undefined if the rate is not offered. */
  readonly option: RateOption | undefined;
}

/**
 * Prices one rate of one program at the moment of the facts: `now` with the catalog that was in use then. Undefined if the catalog
 * does not have the program. The same facts give the same price at any later time.
 */
export function priceRate(
  scenario: PricingScenario,
  { lLpTemplateId, rate, lockDays = scenario.lockDays }: RateRequest,
  { catalog, now }: ChoiceFacts,
): RatePrice | undefined {
  const program = catalog.programs.find((one) => one.lLpTemplateId === lLpTemplateId);
  if (!program) return undefined;
  const sheet = sheetsInForce(catalog.rateSheets, now).get(lLpTemplateId);
  const priced = priceProgram({ ...scenario, lockDays }, program, sheet);
  const option = rate === undefined ? undefined : optionAtRate(priced, rate, { showHidden: true });
  return { priced, reasons: reasonsOf(priced), option };
}
