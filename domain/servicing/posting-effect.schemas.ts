import { z } from 'zod';
import { isDate } from '../format/date';
import type { IssueCode } from '../messages/issue-code';
import { effectProblemCodes } from './posting-effect';
import { transactionTypes } from './transaction-fields';

const money = z.string();
const balances = z.object({ principal: money, escrow: money, unapplied: money });
const days = z.array(z.string()).readonly();

export const postingEffectBody = z.strictObject({
  date: z.string().refine(isDate, 'invalid-date' satisfies IssueCode),
  type: z.enum(transactionTypes),
  amount: z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'not-a-number' satisfies IssueCode),
  reverses: z.string().max(60).nullable(),
});
export type PostingEffectBody = Readonly<z.infer<typeof postingEffectBody>>;

/** What a transaction would do. */
export const postingEffectAnswer = z.object({
  before: balances,
  after: balances,
  pays: days.describe('Due dates of the months that it pays'),
  reopens: days.describe('Due dates of the months that are no longer paid'),
  ahead: z.int().describe('Of the months that it pays, those that are due after its day'),
  problem: z.enum(effectProblemCodes).nullable().describe('Why it is refused: the code of a message'),
});
export type PostingEffectAnswer = Readonly<z.infer<typeof postingEffectAnswer>>;
