import type { en } from './en';

/** The texts of documents, which every language has under the same keys. */
export type DocumentTexts = typeof en;
