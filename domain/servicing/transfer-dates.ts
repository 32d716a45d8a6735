import { addDays } from '../format/date';

/** Days before and after the effective date for the notices of both servicers (12 CFR 1024.33(b)(3)). */
const NOTICE_DAYS = 15;
/** Days from the effective date in which a payment to the old servicer is not late (12 CFR 1024.33(c)(1)). */
const PROTECTED_DAYS = 60;
/** Days for the escrow statements of both servicers (12 CFR 1024.17(e)(1) and (i)(4)). */
const ESCROW_DAYS = 60;

/** The dates of a transfer of servicing. */
export interface TransferDates {
  /** Last day for the notice of the old servicer, or for one notice of both. */
  readonly goodbyeBy: string;
  /** Last day for the notice of the new servicer. */
  readonly helloBy: string;
  /** Last day on which a payment to the old servicer is not late. */
  readonly protectedThrough: string;
  /** Last day for the statement of the old servicer’s escrow account, and for the new one’s if payment or method change. */
  readonly escrowStatementsBy: string;
}

export const transferDates = (effective: string): TransferDates => ({
  goodbyeBy: addDays(effective, -NOTICE_DAYS),
  helloBy: addDays(effective, NOTICE_DAYS),
  protectedThrough: addDays(effective, PROTECTED_DAYS - 1),
  escrowStatementsBy: addDays(effective, ESCROW_DAYS),
});

export const noticeStates = ['given', 'given-late', 'due', 'overdue'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** Whether a notice was given in time. */
export function noticeState(by: string, givenOn: string | null, today: string): NoticeState {
  if (givenOn !== null) return givenOn <= by ? 'given' : 'given-late';
  return today <= by ? 'due' : 'overdue';
}
