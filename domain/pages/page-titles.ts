import { adminTitles } from './admin-pages';
import { internalTitles } from './internal-pages';
import { loanTitles } from './loan-pages';
import { mainTitles } from './main-pages';
import type { Title } from './page';
import type { PageTitle } from './page-table';
import { publicTitles } from './public-pages';
import { registerTitles } from './register-pages';
import { reportTitles } from './report-pages';

/** The title of every page; one that is missing does not compile. Browsers are sent those of one language, as texts. */
export const pageTitles: Readonly<Record<PageTitle, Title>> = {
  ...mainTitles,
  ...publicTitles,
  ...adminTitles,
  ...internalTitles,
  ...reportTitles,
  ...registerTitles,
  ...loanTitles,
};
