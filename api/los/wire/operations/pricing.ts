import { z } from 'zod';
import { priceCheckSchema } from '../../../../domain/application/repricing/price-check.schemas';
import { loanDocument, loanNumber } from '../../../../domain/loan/loan-document.schemas';
import { priceView, requestedRate } from '../../../../domain/pricing/price-request.schemas';
import { pricingAnswerSchema } from '../../../../domain/pricing/pricing.schemas';
import { pricingCatalog } from '../../../../domain/pricing/pricing-catalog.schemas';
import { savedPricing, savePricing } from '../../../../domain/scenarios/saved-pricing.schemas';
import type { Pricing } from '../../capabilities/pricing';
import { operation } from '../../operation';
import { nothing, type WireOperations } from '../wire-operation';

const scenario = z.record(z.string(), z.unknown());

export const pricingOperations: WireOperations<Pricing> = {
  putPricingCatalog: {
    parameters: ['operation', 'catalog'],
    input: z.tuple([operation, pricingCatalog]),
    output: nothing,
    repeatable: true,
  },
  price: {
    parameters: ['loanNum', 'scenario', 'view'],
    input: z.tuple([loanNumber, scenario, priceView.optional()]),
    output: pricingAnswerSchema,
    repeatable: true,
  },
  checkPrice: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: priceCheckSchema,
    repeatable: true,
  },
  priceScenario: {
    parameters: ['scenario', 'view'],
    input: z.tuple([scenario, priceView.optional()]),
    output: pricingAnswerSchema,
    repeatable: true,
  },
  chooseProgram: {
    parameters: ['operation', 'loanNum', 'choice'],
    input: z.tuple([operation, loanNumber, requestedRate]),
    output: loanDocument,
    repeatable: true,
  },
  savedPricings: {
    parameters: ['loanNum'],
    input: z.tuple([loanNumber]),
    output: z.array(savedPricing),
    repeatable: true,
  },
  savePricing: {
    parameters: ['operation', 'loanNum', 'request'],
    input: z.tuple([operation, loanNumber, savePricing]),
    output: savedPricing,
    repeatable: true,
  },
  register: {
    parameters: ['operation', 'loanNum'],
    input: z.tuple([operation, loanNumber]),
    output: loanDocument,
    repeatable: true,
  },
};
