/** The most bytes of a document that one request may ask for, in all its ranges together. */
export const MAX_PART_BYTES = 4 * 1024 * 1024;

/** The most ranges of one request. */
export const MAX_PARTS = 256;
