export const MAX_LABEL = 80;
export const MAX_REASON = 400;
export const MAX_HOLDER = 100;
export const MAX_TRACKING = 60;
/** Loans that are marked at once. */
export const MAX_LOANS = 200;
/** Entries of one log, so that it is read at once. */
export const MAX_ENTRIES = 500;
