import { z } from 'zod';
import type { IssueCode } from '../messages/issue-code';
import { checklist, findingSeverities, itemResults, severities } from './checklist';
import { reviewStates } from './review-fields';
import { isMonth, MAX_NAMED_LOANS, RANDOM_PERCENT, sampleRules } from './sample';

const text = z.string();
const count = z.int();
const month = text.refine(isMonth, 'invalid-date' satisfies IssueCode);

/** A sample of loans closed in a month. */
export const qcSample = z.object({
  id: z.uuid(),
  month,
  rule: z.enum(sampleRules),
  value: text.nullable(),
  percent: count,
  /** With the population, it draws the same loans again. */
  seed: text,
  population: count,
  loans: count,
  completed: count,
  drawnAt: z.iso.datetime(),
  by: text,
});
export type QcSample = Readonly<z.output<typeof qcSample>>;

/** The caller makes the ID, so that a repeated call draws one sample. */
export const newSample = z.object({
  id: z.uuid(),
  month,
  rule: z.enum(sampleRules),
  value: text.trim().max(150).nullish(),
  percent: count.min(RANDOM_PERCENT).max(100).default(RANDOM_PERCENT),
  loanNums: z.array(text.trim().max(36)).max(MAX_NAMED_LOANS).default([]),
});

/** The review of one loan of a sample. */
export const qcReview = z.object({
  id: z.uuid(),
  version: count,
  loanNum: text,
  borrower: text.nullable(),
  month,
  rule: z.enum(sampleRules),
  /** User ID and name of the reviewer; null until someone takes it. */
  reviewer: text.nullable(),
  reviewerName: text.nullable(),
  dueOn: text,
  isLate: z.boolean(),
  answered: count,
  severity: z.enum(severities),
  state: z.enum(reviewStates),
});
export type QcReview = Readonly<z.output<typeof qcReview>>;

const itemAnswer = z.object({
  item: z.enum(checklist),
  result: z.enum(itemResults).nullable(),
  severity: z.enum(severities),
  note: text.nullable(),
});

/** A review with its checklist. */
export const qcReviewDetail = qcReview.extend({ items: z.array(itemAnswer).readonly() });
export type QcReviewDetail = Readonly<z.output<typeof qcReviewDetail>>;

const version = z.object({ version: count });

/** Null gives the review back. */
export const reviewerBody = version.extend({ isMine: z.boolean() });

/** Null takes the review from who has it. */
export const assignBody = version.extend({ login: text.max(100).nullable() });

/** Who can be given a review. */
export const qcReviewer = z.object({ login: text, name: text });

export const answerBody = version.extend({
  result: z.enum(itemResults),
  severity: z.enum(findingSeverities).nullish(),
  note: text.trim().max(2000).nullish(),
});

export const completeBody = version.extend({ isCompleted: z.boolean() });

export const ofItem = z.object({ id: z.uuid(), item: z.enum(checklist) });
export const ofReview = z.object({ id: z.uuid() });

const monthFigures = z.object({
  month,
  population: count,
  loans: count,
  completed: count,
  /** Completed reviews by their worst finding. */
  ...{ minor: count, moderate: count, significant: count },
  /** Significant ones of the completed reviews in percent, with one decimal; null without any. */
  defectRate: text.nullable(),
});

/** Defect rates of the random samples, and where findings are. */
export const qcReport = z.object({
  months: z.array(monthFigures).readonly(),
  items: z.array(z.object({ item: z.enum(checklist), minor: count, moderate: count, significant: count })).readonly(),
});
export type QcReport = Readonly<z.output<typeof qcReport>>;
