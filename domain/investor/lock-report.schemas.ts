import { z } from 'zod';
import type { lockReportFields } from './lock-report-fields';

const text = z.string().nullable();
const whole = z.int().nullable();

/** A row of the lock report (LOCK-14) with what its page shows besides; a part that is not known is null. */
export const lockReportRow = z.object({
  /** The loan number again, under the name that lists expect. */
  id: z.string(),
  loanNum: z.string(),
  borrower: text,
  status: text,
  expDate: text,
  today: z.string(),
  remainingDays: whole,
  brkLockTerm: whole,
  lockTerm: whole.describe('Lock period of the investor’s price run'),
  newLockTerm: z.int(),
  curPrice: text,
  curPriceAt: text,
  branch: text,
  company: text,
  loanType: text,
  commitmentType: text,
  investorProgram: text,
  investorExpDate: text,
  gapDays: whole.describe('Days from the end of the borrower’s lock to that of the investor’s'),
  estClosing: text,
  amount: text,
  noteRate: text,
  lockPrice: text,
  investorPrice: text,
  margin: text,
  revenue: text,
}) satisfies z.ZodType<{ readonly [Name in keyof typeof lockReportFields]: unknown }>;
export type LockReportRow = Readonly<z.infer<typeof lockReportRow>>;

/** What all rows that a filter finds add up to. */
export const lockReportTotals = z.object({
  loans: z.int(),
  amount: z.string(),
  notAllocated: z.int(),
  bestEfforts: z.int(),
  mandatory: z.int(),
  expired: z.int(),
  expiring: z.int().describe('Locks that end within seven days'),
  uncovered: z.int().describe('Investor locks that end before the borrower’s'),
  revenue: z.string(),
  marginAmount: z.string(),
});
export type LockReportTotals = Readonly<z.infer<typeof lockReportTotals>>;
