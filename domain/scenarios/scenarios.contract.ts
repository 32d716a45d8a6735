import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { createdLoan } from '../loan/loan.schemas';
import { priceQuery } from '../pricing/price-request.schemas';
import { pricingAnswerSchema, scenarioChangesSchema } from '../pricing/pricing.schemas';
import { rateQuoteRequest } from './rate-quote.schemas';
import { savedScenarioSchema, scenarioBody, scenarioParams, scenarioVersion, storedFields } from './scenario.schemas';

/** Scenarios without a loan: their prices, saving and sharing them, and the loan that one becomes. */
export const scenariosContract = {
  'GET /scenarios': { answer: z.array(savedScenarioSchema) },
  'GET /scenarios/{id}': { params: scenarioParams, answer: savedScenarioSchema },
  'PUT /scenarios/{id}': { params: scenarioParams, body: scenarioBody, answer: savedScenarioSchema },
  'DELETE /scenarios/{id}': { params: scenarioParams, query: scenarioVersion, status: 204 },
  'POST /scenarios/loan': {
    body: z.object({ fields: storedFields }),
    takesKey: true,
    answer: createdLoan,
    status: 201,
  },
  'POST /quick-pricer/quote': { body: rateQuoteRequest, file: 'application/pdf' },
  'POST /lqb/loans/{loanNum}/rate-quote': { body: rateQuoteRequest, file: 'application/pdf' },
  'POST /quick-pricer/v2': { query: priceQuery, body: scenarioChangesSchema, answer: pricingAnswerSchema },
} satisfies Contract;

export type ScenariosContract = typeof scenariosContract;
