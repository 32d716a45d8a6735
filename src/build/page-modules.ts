import { pages } from '../../domain/pages/page-table';
import type { TextPart } from '../i18n/text-parts';
import type { Screen } from '../pages/screen';
import { screenOf } from '../pages/screens';

/** What the browser needs to show a page, besides the application. */
export interface PageModule {
  /** The addresses of the page, as React Router writes them. */
  readonly paths: readonly string[];
  /** The file that the screen imports, without its ending: `src/loan/PipelinePage`. */
  readonly module: string;
  readonly parts: readonly TextPart[];
}

/** The import in the source of a screen, such as `() => import('../loan/PipelinePage').then(…)`. */
function importedBy({ load }: Screen): string {
  const specifier = /import\(\s*["'`]\.\.\/([^"'`]+)["'`]/.exec(load.toString())?.[1];
  if (!specifier) throw new Error(`No import was found in the screen ${load.toString()}.`);
  return `src/${specifier}`;
}

/** The pages that have a screen. It must run as it is written: a bundler would replace the imports of the screens. */
export const pageModules: readonly PageModule[] = pages.flatMap((page) => {
  const screen = screenOf(page);
  if (!screen) return [];
  const paths = [page.path, ...(page.aliases ?? [])];
  return [{ paths, module: importedBy(screen), parts: ['first' as const, ...(screen.texts ?? [])] }];
});
