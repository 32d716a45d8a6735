import { z } from 'zod';
import { owners } from '../loan/records';
import { creditOrder } from './credit-report.schemas';

/** What a credit report is ordered with. The bureau learns who the borrowers are from the loan, not from the order. */
export const creditOrderRequest = z.strictObject({
  ...creditOrder.shape,
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

export type CreditOrderResult = z.infer<typeof creditOrderResult>;
