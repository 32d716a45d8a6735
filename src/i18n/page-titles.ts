import { shortTitles } from '../../domain/pages/main-pages';
import type { Titles } from '../../domain/pages/page';
import { pageTitles } from '../../domain/pages/page-titles';
import type { Language } from './language';
import type { TextTree } from './text-tree';

const inLanguage = (titles: Titles, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(titles).map(([key, title]) => [key, title[language]]));

/** The page titles from the page table; `short` titles are for toolbars. */
export const titleTexts = (language: Language): TextTree => ({
  pages: { ...inLanguage(pageTitles, language), short: inLanguage(shortTitles, language) },
});
