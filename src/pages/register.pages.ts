import type { Page, PageTitle } from './page';

const page = (path: string, title: PageTitle, more: Partial<Page> = {}): Page => ({
  id: `register${path.replaceAll('/', '-')}`,
  path: `/loans/:loanNum/register-my-loan${path}`,
  title,
  area: 'register',
  access: { kind: 'loan' },
  ...more,
});

/** Register My Loan: main toolbar and right panel; no navigation, no footer. */
export const registerPages: readonly Page[] = [
  page('', 'register'),
  page('/select-program', 'selectProgram', { fullBleed: true, panel: false }),
  page('/edisclosure', 'edisclosure'),
  page('/edisclosure/self-prepare', 'selfPrepare'),
  page('/edisclosure/lender-prepare', 'lenderPrepare'),
  page('/upload-condition', 'uploadSubmission'),
];
