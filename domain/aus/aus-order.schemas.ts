import { z } from 'zod';
import { ausSubmission } from './submission.schemas';

/** The request for a submission. The account at the credit agency is sealed apart from it, because it holds a password. */
export const ausOrderRequest = z.strictObject({
  ...ausSubmission.shape,
  /** The user at the credit agency; null without an account. */
  agencyUser: z.string().nullable(),
  /** The hash of the loan's facts when it was ordered. */
  hash: z.string(),
  /** Chosen by the author, so that a repeated call submits nothing more. */
  key: z.uuid().optional(),
});

export const ausOrderResult = z.strictObject({
  runId: z.uuid(),
  number: z.int(),
  outcome: z.string().describe('The result as the industry writes it'),
  isSimulation: z.boolean(),
});

/** A run whose findings become a document of the loan. */
export const findingsOrderRequest = z.strictObject({ runId: z.uuid() });
