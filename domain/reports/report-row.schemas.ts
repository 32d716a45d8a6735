import { z } from 'zod';
import { loanOutcomes } from '../loan/loan-history';
import type { reportFields } from './report-fields';
import { conditionOwners, falloutReasons } from './report-shapes';

const text = z.string().nullable();

type Of<Name extends keyof typeof reportFields> = z.ZodType<{
  readonly [Field in keyof (typeof reportFields)[Name]]: unknown;
}>;

const loan = z.object({
  id: z.string(),
  loanNum: z.string(),
  borrower: text,
  status: text,
  amount: text,
  channel: text,
  branch: text,
  officer: text,
  program: text,
});
export type ReportLoan = Readonly<z.infer<typeof loan>>;

/** An application with an outcome. */
export const pullThroughRow = loan.extend({
  applied: z.string(),
  outcome: z.enum(loanOutcomes),
  outcomeOn: text,
}) satisfies Of<'pull-through'>;

/** A step that a loan has taken. */
export const turnTimeRow = loan.extend({
  step: z.string().describe('The codes of its milestones: `28-4` from Submitted to Approved'),
  started: z.string(),
  reached: z.string(),
  businessDays: z.int(),
  calendarDays: z.int(),
}) satisfies Of<'turn-times'>;

/** An active lock. */
export const lockExpiryRow = loan.extend({
  expDate: z.string(),
  daysLeft: z.int().describe('Negative once the lock has expired'),
  estClosing: text,
}) satisfies Of<'lock-expiry'>;

/** A locked loan that was funded, or is not going to be with this lock. */
export const falloutRow = loan.extend({
  reason: z.enum(['funded', ...falloutReasons]),
  lockedOn: z.string(),
  expDate: text,
  endedOn: text,
}) satisfies Of<'fallout'>;

/** An open condition. */
export const conditionAgeRow = loan.extend({
  conditionId: z.string(),
  condition: z.string().describe('Category and number'),
  category: z.string(),
  owedBy: z.enum(conditionOwners),
  createdOn: z.string(),
  ageDays: z.int(),
  waitingDays: z.int().describe('Days in its present state'),
}) satisfies Of<'conditions-age'>;

const values = z.record(z.string(), z.union([z.number(), z.string()]).nullable()).readonly();

/** The figures of a report: measures in total, and for each group of rows. */
export const reportFigures = z.object({
  today: z.string(),
  by: z.string(),
  groups: z.array(z.object({ key: z.string(), values })).readonly(),
  /** Whether there are more groups than are answered: the largest, or the latest months. */
  more: z.boolean(),
  total: values,
});
export type ReportFigures = Readonly<z.infer<typeof reportFigures>>;
