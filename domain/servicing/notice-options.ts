/** Notices of servicing that are made, filed and sent. */
export const servicingNotices = ['payoff', 'ownership', 'escrow'] as const;
export type ServicingNotice = (typeof servicingNotices)[number];

/** Whether the transfer of ownership is recorded in public records (12 CFR 1026.39(d)(4)). */
export const recordings = ['not-recorded', 'county'] as const;

/** What becomes of payments that are less than what is due (12 CFR 1026.39(d)(5)). */
export const partialPayments = ['hold', 'apply', 'refuse'] as const;

/** How a notice is given. */
export const noticeWays = ['mail', 'electronic'] as const;

/** Days after the transfer of ownership in which its notice is given (12 CFR 1026.39(b)). */
export const OWNERSHIP_DAYS = 30;

/** Days after the end of the year of an escrow account in which its statement is given (12 CFR 1024.17(i)). */
export const ESCROW_DAYS = 30;
