import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';

const count = z.int().min(0);

/** Loans of one batch. */
const MAX_LOANS = 10_000;

export const pipelineRefresh = z.object({
  loanNums: z
    .array(z.string().regex(/^[A-Za-z0-9-]{1,36}$/, 'no-loan' satisfies IssueCode))
    .max(MAX_LOANS)
    .optional(),
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .max(MAX_LOANS)
    .optional()
    .describe('loan rows with their loanNum; each has its own result'),
});

export const pipelineRefreshed = z.object({
  loans: count,
  removed: count,
  rows: z
    .array(
      z.object({
        row: z.int().min(1),
        loanNum: z.string().nullable(),
        result: z.enum(['refreshed', 'refused']),
        fields: z.record(z.string(), z.string()).optional(),
      }),
    )
    .readonly()
    .optional(),
});
