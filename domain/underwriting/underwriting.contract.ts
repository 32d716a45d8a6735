import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { condition } from './condition.schemas';

/** The underwriter's conditions of a loan. */
export const underwritingContract = {
  'GET /lqb/loans/{loanNum}/conditions': { answer: z.array(condition).readonly() },
} satisfies Contract;

export type UnderwritingContract = typeof underwritingContract;
