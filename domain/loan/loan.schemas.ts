import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';
import { statusCodes } from './codes/status-codes';
import { maxApplications } from './document';
import { fieldSpec } from './fields/field-table';
import { EARLIER } from './plain-moves';
import { movableStatuses } from './status-moves';
import { MAX_OTHER_REASON, MAX_STATUS_NOTE, reasonsOfStatus } from './status-requirements';

/** A change: the version that was read, and changed fields by LOS name, in stored form or as users type them. */
export const loanChangeBody = z.looseObject({ version: z.int().min(1) });

/** A new loan: fields by LOS name, at least the channel and the purpose. */
export const newLoan = z.record(z.string(), z.unknown());

export const createdLoan = z.object({ loanNum: z.string() });

export const registeredLoan = createdLoan.extend({ version: z.number(), sStatusT: z.string() });

/** One masked number: the application and the field. The field table defines which fields are masked. */
export const hiddenNumber = z.object({
  applicant: z
    .int()
    .min(0)
    .max(maxApplications - 1),
  field: z.string().refine((name) => fieldSpec(name)?.kind === 'ssn', 'unknown-field' satisfies IssueCode),
});

const MAX_STATUS_REASONS = 30;

const status = z.string().refine((code) => Object.hasOwn(statusCodes, code), 'not-a-code' satisfies IssueCode);

/** What the author of a move says with it. Users outside the lender see the reasons, but not the note. */
export const statusAnswer = z.object({
  note: z.string().trim().max(MAX_STATUS_NOTE).optional(),
  reasons: z.array(z.string().max(40)).max(MAX_STATUS_REASONS).optional(),
  otherReason: z.string().trim().max(MAX_OTHER_REASON).optional(),
  isManual: z.boolean().optional(),
});

/**
 * The status to move to, and the one that the user saw. The way back depends on it: who puts a loan back to work must have seen why
 * it rests.
 */
export const statusMove = statusAnswer
  .extend({ to: z.enum([...movableStatuses, EARLIER]), from: status.optional() })
  .refine(({ to, from }) => to !== EARLIER || from !== undefined, {
    path: ['from'],
    error: 'required' satisfies IssueCode,
  })
  .refine(({ to, reasons = [] }) => reasons.every((code) => reasonsOfStatus(to).includes(code)), {
    path: ['reasons'],
    error: 'not-a-code' satisfies IssueCode,
  });
export type StatusMoveBody = Readonly<z.output<typeof statusMove>>;

const count = z.int().min(0).nullable();

/** The facts behind the badges of the loan menu; null if the user may not open the item. */
export const menuFacts = z.object({ activeConditions: count, openCocRequests: count });
export type MenuFacts = Readonly<z.output<typeof menuFacts>>;

export const activityQuery = z.object({ limit: z.coerce.number<number | string>().int().min(1).max(200).default(20) });
