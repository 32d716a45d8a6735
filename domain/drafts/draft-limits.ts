/** Drafts of forms that the server keeps. */
export const draftLimits = {
  /** A draft is removed this many days after it was last saved. */
  days: 7,
  /** A user's older drafts are removed when there are more than this. */
  perUser: 30,
} as const;
