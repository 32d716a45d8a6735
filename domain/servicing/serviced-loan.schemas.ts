import { z } from 'zod';
import type { servicedLoanFields } from './serviced-loan-fields';

const text = z.string().nullable();

/** A loan in servicing. What was paid is null for users outside the lender. */
export const servicedLoan = z.object({
  /** The loan number again, under the name that lists expect. */
  id: z.string(),
  loanNum: z.string(),
  borrower: text,
  status: text,
  branch: text,
  company: text,
  firstDue: text,
  nextDue: text,
  payment: text,
  missing: z.int().nullable().describe('Monthly payments that are late; null if they are not calculated'),
  lastPaid: text,
  principal: text,
  escrowBalance: text,
  unapplied: text,
  transferDate: text,
}) satisfies z.ZodType<{ readonly [Name in keyof typeof servicedLoanFields]: unknown }>;
export type ServicedLoan = Readonly<z.infer<typeof servicedLoan>>;
