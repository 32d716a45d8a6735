import { z } from 'zod';
import { pipelineQuery } from '../loan/pipeline.schemas';
import { currentPriceStates } from './current-price.schemas';
import type { priceRunFields, priceRunLoanFields } from './price-run-fields';

const text = z.string().nullable();
const count = z.int();

/** States of the work of a run; `waiting` is work that is not done yet. */
export const runStates = ['running', 'completed', 'cancelled', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/** Chooses the loans of a run; its ID is made by the browser, so that sending it twice starts one run. */
export const newPriceRun = z.object({
  id: z.uuid(),
  filter: pipelineQuery.shape.filter,
});

/** What the prices of a run add up to, against the prices before. */
export const runTotals = z.object({
  loans: count,
  done: count,
  priced: count,
  gaining: count,
  losing: count,
  gain: z.string(),
  loss: z.string(),
  net: z.string(),
  changed: count.describe('Loans that were changed since they were priced'),
  toSave: count.describe('Prices that can be saved'),
  saving: count,
  saved: count,
  notSaved: count,
});

export const priceRun = z.object({
  id: z.string(),
  by: text,
  createdAt: z.string(),
  endedAt: text,
  state: z.enum(runStates),
  canCancel: z.boolean(),
  isSaving: z.boolean(),
  loans: count,
  done: count,
}) satisfies z.ZodType<{ readonly [Name in keyof typeof priceRunFields]: unknown }>;
export type PriceRun = Readonly<z.infer<typeof priceRun>>;

export const priceRunDetail = priceRun.extend({ totals: runTotals });
export type PriceRunDetail = Readonly<z.infer<typeof priceRunDetail>>;

export const runLoanStates = ['waiting', ...currentPriceStates, 'not-found'] as const;
/** What became of the save of a price; `changed` and `moved` were not saved. */
export const saveStates = ['queued', 'saving', 'saved', 'changed', 'moved', 'failed'] as const;
export type SaveState = (typeof saveStates)[number];

export const priceRunLoan = z.object({
  /** The run and the loan. */
  id: z.string(),
  loanNum: z.string(),
  borrower: text,
  status: text,
  isLocked: z.boolean(),
  program: text,
  noteRate: text,
  amount: text,
  lockDays: count.nullable(),
  before: text,
  price: text,
  change: text,
  gain: text,
  state: z.enum(runLoanStates),
  isChanged: z.boolean().describe('The loan was changed since it was priced'),
  save: z.enum(saveStates).nullable(),
}) satisfies z.ZodType<{ readonly [Name in keyof typeof priceRunLoanFields]: unknown }>;
export type PriceRunLoan = Readonly<z.infer<typeof priceRunLoan>>;

/** The loans of a run whose prices to save; without numbers, all that can be saved. */
export const priceSave = z.object({ loanNums: z.array(z.string().max(36)).min(1).max(1000).optional() });
