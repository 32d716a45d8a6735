/** Attachments of an email (EMAIL-10). */
export const MAX_ATTACHMENTS = 5;

/** Addresses in To or CC. */
export const MAX_RECIPIENTS = 20;

/**
 * Recipients within an hour, over all emails of a user and over all emails about a loan. Someone who informs all parties of a loan (about
 * ten) does so a few times a day; ten times as many in an hour is a mistake or an abused account, and mail servers block senders of
 * bulk mail.
 */
export const RECIPIENTS_PER_HOUR = { user: 300, loan: 100 } as const;
