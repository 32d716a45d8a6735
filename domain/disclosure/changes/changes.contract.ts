import { z } from 'zod';
import type { Contract } from '../../contract/contract';
import { cocLine, MAX_COC_LINES } from '../../fees/closing-records.schemas';
import { goodFaithView } from '../../fees/closing-view.schemas';
import { cocStatuses, cocTriggers, revisionReasons } from '../../fees/coc-codes';
import { cureMethods } from '../../fees/cures';
import { skippedDay } from '../calendar/skipped-day.schemas';

const version = z.int().min(1);
const instant = z.iso.datetime();
/** An amount to the cent. */
const amount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);
const note = z.string().trim().max(2000);

/** A change of circumstance with its clock; TaskStatus REQUESTED means an open request (COC-01, COC-02). */
export const cocTask = z.object({
  taskId: z.string(),
  TaskStatus: z.enum(cocStatuses),
  Description: z.string(),
  reason: z.enum(revisionReasons),
  learned: z.iso.date(),
  /** The last day of the three business days for the revised disclosure, and the days that did not count. */
  due: z.iso.date(),
  skipped: z.array(skippedDay).readonly(),
  /** What the rate lock did, if the portal requested it by itself. */
  trigger: z.enum(cocTriggers).nullable(),
  ...{ requestedAt: instant, requestedBy: z.string() },
  isExternal: z.boolean().describe('Requested outside the lender, where only such requests can be changed'),
  lines: z.array(cocLine).readonly(),
  ...{ decidedAt: instant.nullable(), decidedBy: z.string().nullable(), note: z.string().nullable() },
  /** The Loan Estimate that disclosed it, or the Closing Disclosure that took the place of one. */
  estimate: z.int().nullable(),
  closing: z.int().nullable().default(null),
});
export type CocTask = Readonly<z.output<typeof cocTask>>;

/** The tasks of a loan with its version. */
const written = z.object({ version: z.int(), task: cocTask });

/** A charge that a change can be about, as a fee (COC-03), compared with the last Loan Estimate. */
const cocFee = z.object({
  ...{ id: z.string(), ClosingCostFeeType: z.string(), code: z.string(), Description: z.string(), section: z.string() },
  ...{ TotalAmount: z.string(), Beneficiary: z.string(), bucket: z.string() },
  disclosedAmount: z.string().nullable(),
  /** A user enters the amount; others follow from the loan. */
  isEntered: z.boolean(),
});

const line = z.object({
  /** Of the worksheet, `lenderCredit`, or `new:` and the type of a fee that the loan does not have. */
  id: z.string().min(1).max(60),
  /** Absent for the amount of the worksheet. */
  amount: amount.optional(),
});

const cocRequest = z.object({
  version,
  /** An open request to change; absent for a new one. */
  taskId: z.string().max(60).optional(),
  reason: z.enum(revisionReasons),
  Description: note.min(1),
  learned: z.iso.date(),
  lines: z.array(line).max(MAX_COC_LINES).readonly(),
});

/** Changes of circumstance of a loan. */
export const changesContract = {
  'GET /lqb/loans/{loanNum}/coc': { answer: z.array(cocTask) },
  'POST /lqb/loans/{loanNum}/coc': { body: cocRequest, answer: written },
  'DELETE /lqb/loans/{loanNum}/coc/{taskId}': {
    /** The version that the author saw. */
    query: z.object({ version: z.coerce.number().int().min(1) }),
    answer: z.array(cocTask),
  },
  'GET /lqb/loans/{loanNum}/coc-fee': { answer: z.array(cocFee) },
  'POST /lqb/loans/{loanNum}/coc-fee': {
    body: z.object({
      version,
      taskId: z.string().max(60),
      fees: z
        .array(z.object({ id: z.string().min(1).max(60), TotalAmount: amount }))
        .max(MAX_COC_LINES)
        .readonly(),
    }),
    answer: written,
  },
  'POST /lqb/loans/{loanNum}/tolerance-cure': {
    body: z.object({ version, data: z.object({ method: z.enum(cureMethods), amount }) }),
    answer: z.object({ version: z.int(), goodFaith: goodFaithView }),
  },
  'POST /loan-proxy/{loanNum}/coc-decision': {
    body: z.object({ version, taskId: z.string().max(60), approve: z.boolean(), note: note.default('') }),
    answer: written,
  },
} satisfies Contract;

export type ChangesContract = typeof changesContract;
