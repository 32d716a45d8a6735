import { z } from 'zod';
import { bureaus } from '../loan/credit-score';
import { owners } from '../loan/records';

/** A new report, an earlier one again, one with further bureaus, or one with a debt that is asked about. */
export const creditActions = ['new', 'reissue', 'upgrade', 'supplement'] as const;
export type CreditAction = (typeof creditActions)[number];

const ordered = {
  agency: z
    .string()
    .regex(/^\d{4}$/)
    .describe('Code of the credit agency'),
  action: z.enum(creditActions),
  pull: z.enum(['hard', 'soft']),
  bureaus: z.array(z.enum(bureaus)).min(1).max(bureaus.length),
  borrowers: z.array(z.enum(owners)).min(1).max(2).describe('One borrower, or both of one application'),
};

/** The request of an order as pages see it. The agency gets the borrowers' data from the sealed copy in the report's row. */
export const creditOrderRequest = z.strictObject({ report: z.uuid(), ...ordered });
export type CreditOrderRequest = z.infer<typeof creditOrderRequest>;

/** The result of an order: a report that is kept, and that changes the loan only when a user applies it. */
export const creditOrderResult = z.strictObject({
  report: z.uuid(),
  isSimulation: z.boolean().describe('A simulation answered: no credit agency or bureau was contacted'),
  scores: z.array(z.strictObject({ borrower: z.enum(owners), score: z.int().nullable() })),
});
export type CreditOrderResult = z.infer<typeof creditOrderResult>;

/** An order as the user sends it. */
export const creditOrderBody = z
  .strictObject({
    ...ordered,
    id: z.uuid().describe('Chosen by the client: sending the same order again orders nothing more'),
    version: z.int().min(1).describe('The version of the loan that the user saw'),
    consents: z
      .array(z.strictObject({ borrower: z.enum(owners), date: z.iso.date() }))
      .default([])
      .describe('When each borrower authorized the report; required for new reports and further bureaus'),
    reportNumber: z.string().trim().min(1).max(40).optional().describe('The agency’s number of the earlier report'),
    line: z.string().max(80).optional().describe('Of a supplement: the account to verify, an ID of the earlier report'),
    comment: z.string().trim().min(1).max(400).optional().describe('Of a supplement: what to verify'),
  })
  .describe('An order of a credit report');
export type CreditOrderBody = z.infer<typeof creditOrderBody>;
