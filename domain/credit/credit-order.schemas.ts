import { z } from 'zod';
import { owners } from '../loan/records';
import { creditOrder } from './credit-report.schemas';

/** The request for a credit report. The bureau gets the borrowers from the loan, not from the order. */
export const creditOrderRequest = z.strictObject({
  ...creditOrder.shape,
  borrowers: z.array(z.enum(owners)),
});

/** The result of a credit report for the loan. */
export const creditOrderResult = z.strictObject({
  version: z.int().describe('The version of the loan that has it'),
  isStandIn: z.boolean().describe('Sample data replaced a credit bureau'),
  scores: z.array(
    z.strictObject({ borrower: z.enum(owners), score: z.int().nullable().describe('The score that decides') }),
  ),
});

export type CreditOrderResult = z.infer<typeof creditOrderResult>;
