import { type AreaTexts, messagesOf } from '../i18n/derived-texts';
import { mergeTexts, type TextTree } from '../i18n/text-tree';

const merge = (files: Readonly<Record<string, AreaTexts>>): TextTree =>
  mergeTexts(...Object.values(files).map(messagesOf));

/** All messages of each language, without waiting for a file. */
export const allMessages = {
  en: merge(import.meta.glob<AreaTexts>('../i18n/en/*.ts', { eager: true })),
  tr: merge(import.meta.glob<AreaTexts>('../i18n/tr/*.json', { eager: true, import: 'default' })),
  ar: merge(import.meta.glob<AreaTexts>('../i18n/ar/*.json', { eager: true, import: 'default' })),
};
