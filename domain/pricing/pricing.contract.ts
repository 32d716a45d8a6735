import type { Contract } from '../contract/contract';
import { loanDocument } from '../loan/loan-document.schemas';
import { priceQuery, programChoice } from './price-request.schemas';
import { pricingAnswerSchema, scenarioChangesSchema } from './pricing.schemas';
import { publicScenarioBody, quickPriceSchema, quickScenarioBody } from './quick-price.schemas';

/** Prices with and without a loan, and the choice of a program. */
export const pricingContract = {
  'POST /public/pricing': { body: publicScenarioBody, answer: quickPriceSchema },
  'POST /pricing/quick': { body: quickScenarioBody, answer: quickPriceSchema },
  'POST /lqb/loans/{loanNum}/pricing-simple': {
    query: priceQuery,
    body: scenarioChangesSchema,
    answer: pricingAnswerSchema,
  },
  'POST /lqb/loans/{loanNum}/register-loan-program': { body: programChoice, answer: loanDocument },
} satisfies Contract;

export type PricingContract = typeof pricingContract;
