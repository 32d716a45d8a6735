import type { AreaTexts } from './derived-texts';
import type { Language } from './language';
import { titleTexts } from './page-titles';
import { partOf, type TextPart } from './text-parts';

/** Text files of all languages by path, one per area. `npm run check` compares the languages. */
const files = {
  ...import.meta.glob<AreaTexts>('./{en,tr,ar}/*.ts'),
  ...import.meta.glob<AreaTexts>('./{tr,ar}/*.json', { import: 'default' }),
};

/**
 * The texts of each area in one part of a language, with the titles of the pages in the first. A build replaces this module
 * with one import for each part (`src/build/text-modules.ts`).
 */
export async function loadAreas(language: Language, part: TextPart): Promise<readonly AreaTexts[]> {
  const loaders = Object.entries(files)
    .filter(([path]) => {
      const [, folder, area = ''] = /^\.\/(\w+)\/(.+)\.\w+$/.exec(path) ?? [];
      return folder === language && partOf(area) === part;
    })
    .map(([, load]) => load());
  return [...(part === 'first' ? [titleTexts(language)] : []), ...(await Promise.all(loaders))];
}
