import { z } from 'zod';
import { complianceFinding } from '../../compliance/compliance.schemas';
import { requirementStages } from './requirement';

export const requirementItem = z.object({
  stage: z.enum(requirementStages),
  key: z.string().describe('name of a field (the borrower’s for both), or of another missing item'),
  path: z.string().describe('path in the loan: sPurchPrice, applicants.0.aCSsn, assets.<id>.value, assets'),
  page: z.string().describe('the page behind /loans/{loanNum}/ where it is entered'),
  owner: z.string().optional().describe('0B, 0C, 1B or 1C'),
  list: z.string().optional(),
  recordId: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  finding: complianceFinding
    .optional()
    .describe('a failing compliance test, a duty or an unknown fact; for the lender’s own users'),
});

/** The missing items of a loan, by stage, in page order. */
export const requirementsAnswer = z.object({
  version: z.int(),
  stages: z
    .array(
      z.object({ stage: z.enum(requirementStages), complete: z.boolean(), items: z.array(requirementItem).readonly() }),
    )
    .readonly(),
});
