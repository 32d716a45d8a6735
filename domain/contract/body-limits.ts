const KB = 1024;

/** The most bytes of a JSON body. */
export const bodyLimits = {
  /** Of every call that declares no other limit, and the most that a call may accept from anyone who has not signed in. */
  usual: 64 * KB,
  /** Records with long texts or many rows, such as an email template or the access of all roles. */
  record: 256 * KB,
  /** A loan with hundreds of records. */
  loan: 512 * KB,
} as const;

/** The deepest nesting of objects and lists in a JSON body; a loan has five levels. */
export const MAX_BODY_DEPTH = 24;

/** The most values in a JSON body; a loan with 500 records in each list has fewer. */
export const MAX_BODY_VALUES = 20_000;
