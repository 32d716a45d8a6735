import { type AreaTexts, messagesOf } from './derived-texts';
import type { Language } from './language';
import { mergeTexts, type TextTree } from './text-tree';

/** The files of all languages, one for each area, by their path. `npm run check` compares them. */
const files = {
  ...import.meta.glob<AreaTexts>('./en/*.ts'),
  ...import.meta.glob<AreaTexts>('./{tr,ar}/*.json', { import: 'default' }),
};

/** All messages of a language. */
export async function loadTexts(language: Language): Promise<TextTree> {
  const own = Object.keys(files).filter((path) => path.startsWith(`./${language}/`));
  const areas = await Promise.all(own.map((path) => files[path]?.() ?? {}));
  return mergeTexts(...areas.map(messagesOf));
}
