import { z } from 'zod';
import { isDate } from '../format/date';
import type { IssueCode } from '../messages/issue-code';
import { noticeStates } from './transfer-dates';

const day = z.string().refine(isDate, 'invalid-date' satisfies IssueCode);
const number = z.string().trim().min(1).max(36).nullable();

/** What a transfer changes in the loan. */
export const servicingMove = z.object({
  version: z.int(),
  sServicingTransferD: day.nullable(),
  sSubservicerLoanNm: number,
});
export type ServicingMove = Readonly<z.infer<typeof servicingMove>>;

/** A transfer of servicing as its author sends it. */
export const transferBody = z.object({
  /** Of the loan. */
  version: z.int(),
  /** Of the transfer; null for a new one. */
  transferVersion: z.int().nullable(),
  servicerId: z.uuid(),
  effectiveD: day,
  /** The last day on which the old servicer takes payments. */
  lastD: day,
  sSubservicerLoanNm: number,
  goodbyeOn: day.nullable(),
  helloOn: day.nullable(),
});
export type TransferBody = Readonly<z.infer<typeof transferBody>>;

const notice = z.object({ by: z.string(), givenOn: z.string().nullable(), state: z.enum(noticeStates) });

/** The transfer of a loan with the days of its notices. */
export const transferView = z.object({
  version: z.int(),
  servicerId: z.string(),
  servicerName: z.string(),
  effectiveD: z.string(),
  lastD: z.string(),
  goodbye: notice.describe('Of the old servicer, or of both'),
  hello: notice.describe('Of the new servicer'),
  protectedThrough: z.string().describe('Last day on which a payment to the old servicer is not late'),
  escrowStatementsBy: z.string(),
});
export type TransferView = Readonly<z.infer<typeof transferView>>;

/** Who gives a notice: the old servicer, the new one, or both in one. */
export const noticeKinds = ['goodbye', 'hello', 'joint'] as const;

export const noticeQuery = z.object({ kind: z.enum(noticeKinds) });
