import type { Contract } from '../contract/contract';
import { priceQuery } from '../pricing/price-request.schemas';
import { pricingAnswerSchema, scenarioChangesSchema } from '../pricing/pricing.schemas';

/** Prices of a whole scenario without a loan. */
export const scenariosContract = {
  'POST /quick-pricer/v2': { query: priceQuery, body: scenarioChangesSchema, answer: pricingAnswerSchema },
} satisfies Contract;

export type ScenariosContract = typeof scenariosContract;
