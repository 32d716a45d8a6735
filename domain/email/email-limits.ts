/** Attachments of an email (EMAIL-10). */
export const MAX_ATTACHMENTS = 5;

/** Addresses in To or CC. */
export const MAX_RECIPIENTS = 20;

/** The states of an email: those of its order, or that it was sent elsewhere. */
export const emailStates = ['draft', 'submitted', 'waiting', 'completed', 'failed', 'cancelled', 'recorded'] as const;
export type EmailState = (typeof emailStates)[number];
