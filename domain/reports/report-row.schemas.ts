import { z } from 'zod';
import type { lockExpiryFields, reportLoanFields } from './report-fields';

const text = z.string().nullable();

type Of<Fields> = z.ZodType<{ readonly [Name in keyof Fields]: unknown }>;

const reportLoan = z.object({
  id: z.string(),
  loanNum: z.string(),
  borrower: text,
  status: text,
  amount: text,
  channel: text,
  branch: text,
  officer: text,
  program: text,
}) satisfies Of<typeof reportLoanFields>;

/** An active lock. */
export const lockExpiryRow = reportLoan.extend({
  expDate: z.string(),
  daysLeft: z.int().describe('Negative once the lock has expired'),
  estClosing: text,
}) satisfies Of<typeof lockExpiryFields>;
export type LockExpiryRow = Readonly<z.infer<typeof lockExpiryRow>>;
