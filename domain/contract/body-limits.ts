const KB = 1024;

/** The most bytes of a JSON body. */
export const bodyLimits = {
  /** Of calls that anyone may make. */
  guest: 8 * KB,
  /** Of every other call that declares no limit. */
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

/** The most values that anyone may send; the form for a price has about fifty. */
export const MAX_GUEST_VALUES = 200;
