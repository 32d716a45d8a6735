import { z } from 'zod';

/** Progress of the eDisclosure and its message (main-job.md). */
export const eDisclosureStatus = z.object({
  status: z.enum(['none', 'requested', 'uploaded', 'issued', 'sent', 'signed']),
  msg: z.string(),
});

export const disclosureRequest = z.object({ preparedBy: z.enum(['self', 'lender'], 'Choose self or lender.') });
