export const MAX_LABEL = 80;
export const MAX_REASON = 400;
export const MAX_HOLDER = 100;
export const MAX_TRACKING = 60;
/** Documents that the desk adds to the checklist of a loan, so that it is read at once. */
export const MAX_ADDED = 100;
/** Loans that are marked at once. */
export const MAX_LOANS = 200;
/** Entries of one log, so that it is read at once. */
export const MAX_ENTRIES = 500;
