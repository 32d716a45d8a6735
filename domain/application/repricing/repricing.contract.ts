import type { Contract } from '../../contract/contract';
import { priceReviewSchema } from './price-check.schemas';

/** Whether the price of a loan is up to date. */
export const repricingContract = {
  'GET /lqb/loans/{loanNum}/price-check': { answer: priceReviewSchema },
} satisfies Contract;

export type RepricingContract = typeof repricingContract;
