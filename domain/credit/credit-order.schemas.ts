import { z } from 'zod';
import { owners } from '../application/records';

/** What a credit report is ordered with. The bureau learns who the borrowers are from the loan, not from the order. */
export const creditOrderRequest = z.strictObject({
  version: z.int().min(1).describe('The version of the loan that the person saw'),
  reissue: z.boolean().describe('The previous report once more, instead of a new one'),
  borrowers: z.array(z.enum(owners)),
});

/** What a credit report brought to the loan. */
export const creditOrderResult = z.strictObject({
  version: z.int().describe('The version of the loan that has it'),
  isStandIn: z.boolean().describe('Rules stood in for a credit bureau'),
  scores: z.array(
    z.strictObject({ borrower: z.enum(owners), score: z.int().nullable().describe('The score that decides') }),
  ),
});

export type CreditOrderRequest = z.infer<typeof creditOrderRequest>;
export type CreditOrderResult = z.infer<typeof creditOrderResult>;
