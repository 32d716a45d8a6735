/** NUL and unpaired surrogates (as escaped in JSON), which a database cannot store. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** Whether a database can store, or search for, every text in the value. */
export const isStorable = (value: unknown): boolean => !UNSTORABLE.test(JSON.stringify(value) ?? '');

/** The problem of a text that cannot be stored. */
export const notStorable = 'characters-not-kept';
