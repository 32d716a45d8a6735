import { type AreaTexts, messagesOf } from '../i18n/derived-texts';
import type { Language } from '../i18n/language';
import { titleTexts } from '../i18n/page-titles';
import { mergeTexts, type TextTree } from '../i18n/text-tree';

const merge = (language: Language, files: Readonly<Record<string, AreaTexts>>): TextTree =>
  mergeTexts(titleTexts(language), ...Object.values(files).map(messagesOf));

/** All messages of each language, loaded synchronously. */
export const allMessages = {
  en: merge('en', import.meta.glob<AreaTexts>('../i18n/en/*.ts', { eager: true })),
  tr: merge('tr', {
    ...import.meta.glob<AreaTexts>('../i18n/tr/*.json', { eager: true, import: 'default' }),
    ...import.meta.glob<AreaTexts>('../i18n/tr/*.ts', { eager: true }),
  }),
  ar: merge('ar', {
    ...import.meta.glob<AreaTexts>('../i18n/ar/*.json', { eager: true, import: 'default' }),
    ...import.meta.glob<AreaTexts>('../i18n/ar/*.ts', { eager: true }),
  }),
};
