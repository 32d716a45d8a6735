import { z } from 'zod';
import { isDate } from '../format/date';
import type { IssueCode } from '../messages/issue-code';
import { noticeWays, partialPayments, recordings, servicingNotices } from './notice-options';
import { payoffQuery } from './review.schemas';

const day = z.string().refine(isDate, 'invalid-date' satisfies IssueCode);

/** Its author makes the ID, so that making a notice again changes nothing. */
const id = z.uuid();

/** A notice to make. Amounts and days are those of the loan at that moment. */
export const noticeMake = z.discriminatedUnion('kind', [
  payoffQuery.extend({ id, kind: z.literal('payoff') }),
  z.object({ id, kind: z.literal('ownership'), recorded: z.enum(recordings), partialPayment: z.enum(partialPayments) }),
  z.object({ id, kind: z.literal('escrow') }),
]);
export type NoticeMake = Readonly<z.infer<typeof noticeMake>>;

/** How a notice is given: mailed on a day, or sent now to the email addresses of the borrowers. */
export const noticeGive = z.discriminatedUnion('method', [
  z.object({ version: z.int(), method: z.literal('mail'), on: day }),
  z.object({ version: z.int(), method: z.literal('electronic') }),
]);
export type NoticeGive = Readonly<z.infer<typeof noticeGive>>;

export const noticePath = z.object({ loanNum: z.string(), id });

/** A notice that was made, with how it was given. */
export const servicingNoticeView = z.object({
  id: z.string(),
  kind: z.enum(servicingNotices),
  aboutD: z.string().describe('Good-through day, day of the sale, or first day of the coming escrow year'),
  dueBy: z.string().describe('Last day to give it'),
  documentId: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  given: z
    .object({ method: z.enum(noticeWays), on: z.string(), by: z.string(), receivedOn: z.string().nullable() })
    .nullable(),
  version: z.int(),
});
export type ServicingNoticeView = Readonly<z.infer<typeof servicingNoticeView>>;

/** The notices of a loan, the latest first, and what giving one electronically needs. */
export const noticesAnswer = z.object({
  notices: z.array(servicingNoticeView).readonly(),
  consentOn: z.string().nullable().describe('Day of the consent of all borrowers to electronic documents'),
  withoutEmail: z.array(z.string()).readonly().describe('Borrowers without an email address'),
  sale: z.object({ soldD: z.string(), owner: z.string(), by: z.string() }).nullable(),
});
export type NoticesAnswer = Readonly<z.infer<typeof noticesAnswer>>;
