import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { codeLists } from '../loan/codes/code-lists';
import { loanDocument } from '../loan/loan-document.schemas';
import { savedPricing, savePricing } from './saved-pricing.schemas';

const impounds = Object.keys(codeLists.sProdImpoundT) as [string, ...string[]];
const ratio = z.string().max(20).nullable().optional();

/** What a price is asked for. The ratios are those that the author sees; the loan computes its own. */
const pricingInput = z.object({
  version: z.int().min(1).optional(),
  sLtvR: ratio,
  sCltvR: ratio,
  sProdImpoundT: z.enum(impounds),
  sProdRLckdDays: z.int().min(1).max(365),
  createdBy: z.string().max(200).optional(),
  impoundNote: z.string().max(200).nullable().optional(),
});
export type PricingInputBody = z.infer<typeof pricingInput>;

/** The inputs of a loan's pricing, and the saved versions of its prices. */
export const savedPricingContract = {
  'POST /lqb/loans/{loanNum}/save-pricing-input': { body: pricingInput, answer: loanDocument },
  'POST /lqb/loans/{loanNum}/save-pricing': { body: savePricing, answer: savedPricing },
  'GET /lqb/loans/{loanNum}/pricings': { answer: z.array(savedPricing) },
} satisfies Contract;

export type SavedPricingContract = typeof savedPricingContract;
