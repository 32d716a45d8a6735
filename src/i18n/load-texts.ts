import { type AreaTexts, messagesOf } from './derived-texts';
import type { Language } from './language';
import { titleTexts } from './page-titles';
import { partOf, type TextPart } from './text-parts';
import { mergeTexts, type TextTree } from './text-tree';

/** Text files of all languages by path, one per area. `npm run check` compares the languages. */
const files = {
  ...import.meta.glob<AreaTexts>('./{en,tr,ar}/*.ts'),
  ...import.meta.glob<AreaTexts>('./{tr,ar}/*.json', { import: 'default' }),
};

/** The messages of one part of a language. */
export async function loadTexts(language: Language, part: TextPart): Promise<TextTree> {
  const loaders = Object.entries(files)
    .filter(([path]) => {
      const [, folder, area = ''] = /^\.\/(\w+)\/(.+)\.\w+$/.exec(path) ?? [];
      return folder === language && partOf(area) === part;
    })
    .map(([, load]) => load());
  const texts = (await Promise.all(loaders)).map(messagesOf);
  return mergeTexts(part === 'first' ? titleTexts(language) : {}, ...texts);
}
