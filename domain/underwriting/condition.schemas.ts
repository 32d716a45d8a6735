import { z } from 'zod';
import { folderText } from '../documents/document.schemas';
import { loanFile, newLoanFile } from '../documents/loan-file.schemas';
import { isDate } from '../format/date';
import type { IssueCode } from '../messages/issue-code';
import { holdsSecret } from '../orders/secret-text';
import { conditionCategories } from './condition-categories';
import {
  MAX_ACCEPTED,
  MAX_ATTACHED_AT_ONCE,
  MAX_CONDITIONS_AT_ONCE,
  MAX_DESCRIPTION,
  MAX_NOTE,
} from './condition-limits';
import { conditionDecisions, conditionResponses, conditionStates } from './condition-moves';
import { INVESTOR_CATEGORY } from './investor-conditions';

/** What happened to a condition. */
const stepKinds = ['add', 'edit', 'upload', 'attach', 'detach', ...conditionResponses, ...conditionDecisions] as const;

/** A step in the history of a condition. */
export const conditionStep = z.object({
  kind: z.enum(stepKinds),
  /** The state after it. */
  state: z.enum(conditionStates),
  /** Instant, ISO 8601. */
  at: z.string(),
  by: z.string(),
  note: z.string().nullable(),
  /** Names of the documents that were attached or detached with it. */
  files: z.array(z.string()),
});
export type ConditionStep = Readonly<z.infer<typeof conditionStep>>;

/** A document that answers a condition. */
export const conditionDocument = loanFile
  .pick({ name: true, size: true, docType: true, createdTime: true, createdBy: true })
  .extend({
    docId: loanFile.shape.id,
    /** Whether this user may detach it: users outside the lender may detach only their own. */
    canDetach: z.boolean(),
  });
export type ConditionDocument = Readonly<z.infer<typeof conditionDocument>>;

/** A condition of the underwriter. Its outer status is that of the specification (COND-01); `state` is where it is within. */
export const condition = z.object({
  id: z.string(),
  status: z.enum(['Active', 'Closed']),
  cat: z.string(),
  description: z.string(),
  /** Date. */
  createdD: z.string(),
  doneD: z.string().nullable(),
  /** Date by which the investor must have an answer; null for conditions of the underwriter. */
  dueD: z.string().nullable(),
  /** Counts the conditions of the loan. */
  number: z.int(),
  /** Changes with every write to the condition. */
  version: z.int(),
  state: z.enum(conditionStates),
  /** The document types that answer it. */
  accepts: z.array(z.string()),
  /** Oldest first. */
  documents: z.array(conditionDocument),
  /** Oldest first. */
  steps: z.array(conditionStep),
});
export type Condition = Readonly<z.infer<typeof condition>>;

/** A condition as the LOS keeps it. It also has documents that users outside the lender must not know of (`readableConditions`). */
export const storedCondition = condition.extend({
  documents: z.array(
    conditionDocument.omit({ canDetach: true }).extend(loanFile.pick({ lenderOnly: true, createdByLogin: true }).shape),
  ),
  steps: z.array(
    conditionStep.extend({
      files: z.array(loanFile.pick({ name: true, lenderOnly: true })),
      /** The condition was for the lender only before this step. */
      lenderOnly: z.boolean(),
    }),
  ),
});
export type StoredCondition = Readonly<z.infer<typeof storedCondition>>;

/** Everyone who sees a condition reads its texts, also in certificates: they never contain a Social Security number. */
const withoutSecret = (text: z.ZodString) =>
  text.refine((said) => !holdsSecret(said), 'text-has-secret' satisfies IssueCode);

const description = withoutSecret(z.string().trim().min(1, 'required').max(MAX_DESCRIPTION));
const accepts = z.array(folderText).max(MAX_ACCEPTED);
const dueD = z
  .string()
  .refine(isDate, 'invalid-date' satisfies IssueCode)
  .nullable();

const terms = z.object({ cat: z.enum(conditionCategories), description, accepts });

/** Terms as the LOS keeps them, also of conditions that an investor raises. */
const losTerms = z.object({
  cat: z.enum([...conditionCategories, INVESTOR_CATEGORY]),
  ...{ description, accepts, dueD: dueD.optional() },
});

/** A condition to add. Its author makes the ID, so that adding it again changes nothing. */
export const newCondition = terms.extend({ id: z.uuid() });
export type NewCondition = Readonly<z.infer<typeof newCondition>>;

const several = <Added extends z.ZodType<{ readonly id: string }>>(added: Added) =>
  z
    .array(added)
    .min(1)
    .max(MAX_CONDITIONS_AT_ONCE)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'condition-twice' satisfies IssueCode);

export const newConditions = several(newCondition);

const losNewCondition = losTerms.extend({ id: z.uuid() });
export type LosNewCondition = Readonly<z.infer<typeof losNewCondition>>;
export const losNewConditions = several(losNewCondition);

/** A condition of the investor, with the day by which it must have an answer. */
const newInvestorCondition = z.object({ id: z.uuid(), description, dueD });
export const newInvestorConditions = several(newInvestorCondition);

const version = z.int().min(1);

/** Other terms of a condition, with the version that their author read. */
export const conditionEdit = terms.extend({ version });

export const losConditionEdit = losTerms.extend({ version });
export type LosConditionEdit = Readonly<z.infer<typeof losConditionEdit>>;

export const investorConditionEdit = z.object({ version, description, dueD });

/** A note or reason, which everyone who sees the condition reads. */
export const conditionNote = withoutSecret(z.string().trim().max(MAX_NOTE)).optional();

/** An answer of those who bring what a condition asks for: a note, or a request for review. */
export const conditionResponse = z.object({ version, move: z.enum(conditionResponses), note: conditionNote });

/** A decision of the underwriter; `note` is the reason. */
export const conditionDecision = z.object({ version, move: z.enum(conditionDecisions), note: conditionNote });

export const conditionMove = z.object({
  version,
  move: z.enum([...conditionResponses, ...conditionDecisions]),
  note: conditionNote,
});
export type ConditionMove = Readonly<z.infer<typeof conditionMove>>;

/** Documents for conditions of a loan; each document belongs to all of them. */
export const conditionUpload = z.object({
  conditionIds: z.array(z.string().min(1)).min(1).max(MAX_CONDITIONS_AT_ONCE),
  files: z.array(newLoanFile).min(1).max(1000),
  note: conditionNote,
  /** Also asks for review. */
  submit: z.boolean(),
});
export type ConditionUpload = Readonly<z.infer<typeof conditionUpload>>;

/** Documents of the loan to attach to conditions; each document belongs to all of them. */
export const conditionAttachment = z.object({
  conditionIds: z.array(z.string().min(1).max(64)).min(1).max(MAX_CONDITIONS_AT_ONCE),
  docIds: z.array(z.uuid()).min(1).max(MAX_ATTACHED_AT_ONCE),
  /** Also asks for review. */
  submit: z.boolean(),
});
export type ConditionAttachment = Readonly<z.infer<typeof conditionAttachment>>;

/** A document to detach from a condition, which its author read in this version. */
export const conditionDetachment = z.object({ docId: z.uuid(), version });
export type ConditionDetachment = Readonly<z.infer<typeof conditionDetachment>>;

/** Documents of the loan that answer one condition of the investor. */
export const investorAttachment = conditionAttachment.pick({ docIds: true });

export const ofCondition = z.object({ loanNum: z.string(), conditionId: z.string().min(1).max(64) });
