/** NUL and halves of surrogate pairs, which a database cannot keep, as JSON writes them. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** Whether a database can keep, or search, every text in the value. */
export const isStorable = (value: unknown): boolean => !UNSTORABLE.test(JSON.stringify(value) ?? '');

/** What is said of a text that cannot be kept. */
export const notStorable = 'characters-not-kept';
