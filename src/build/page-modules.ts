import { loanPages } from '../../domain/pages/loan-pages';
import { mainPages } from '../../domain/pages/main-pages';
import { pages } from '../../domain/pages/page-table';
import { publicPages } from '../../domain/pages/public-pages';
import type { TextPart } from '../i18n/text-parts';
import { openedMost } from '../pages/opened-most';
import type { Screen } from '../pages/screen';
import { screenOf } from '../pages/screens';

/** What the browser needs to show a page, besides the application. */
export interface PageModule {
  /** The addresses of the page, as React Router writes them. */
  readonly paths: readonly string[];
  /** The file that the screen imports, without its ending: `src/loan/PipelinePage`. */
  readonly module: string;
  readonly parts: readonly TextPart[];
  /** Loaded when the browser is idle, whatever page is open. */
  readonly isIdle: boolean;
  /** The most JavaScript that a first visit in English may load, in bytes compressed with gzip. */
  readonly budget?: number;
}

/** Of pages that users open first. */
const budgets: ReadonlyMap<string, number> = new Map([
  [mainPages.pipeline.path, 300_000],
  [loanPages.dashboard.path, 310_000],
  [publicPages['public-home'].path, 263_500],
]);

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
  const budget = budgets.get(page.path);
  return [
    {
      paths,
      module: importedBy(screen),
      parts: ['first' as const, ...(screen.texts ?? [])],
      isIdle: openedMost.some((id) => id === page.id),
      ...(budget !== undefined && { budget }),
    },
  ];
});

/** Where the first list is. */
export const firstList: string = mainPages.pipeline.path;
