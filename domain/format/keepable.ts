/** NUL and halves of surrogate pairs, which a database cannot keep, as JSON writes them. */
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** Whether a database can keep, or search, every text in the value. */
export const isKeepable = (value: unknown): boolean => !UNKEEPABLE.test(JSON.stringify(value) ?? '');

/** What is said of a text that cannot be kept. */
export const notKeepable = 'characters-not-kept';
