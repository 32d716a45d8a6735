import type { Page, PageTitle } from './page';

const page = (path: string, title: PageTitle, load: Page['load'], more: Partial<Page> = {}): Page => ({
  id: `register${path.replaceAll('/', '-')}`,
  path: `/loans/:loanNum/register-my-loan${path}`,
  title,
  area: 'register',
  access: { kind: 'loan' },
  fullBleed: true,
  load,
  ...more,
});

/** Register My Loan: main toolbar and right panel; no navigation, no footer. */
export const registerPages: readonly Page[] = [
  page('', 'register', () => import('../registration/RegisterPage').then((m) => m.RegisterPage)),
  page(
    '/select-program',
    'selectProgram',
    () => import('../pricing/SelectProgramPage').then((m) => m.SelectProgramPage),
    { panel: false },
  ),
  page('/edisclosure', 'edisclosure', () => import('../registration/EDisclosurePage').then((m) => m.EDisclosurePage)),
  page('/edisclosure/self-prepare', 'selfPrepare', () =>
    import('../registration/SelfPreparePage').then((m) => m.SelfPreparePage),
  ),
  page('/edisclosure/lender-prepare', 'lenderPrepare', () =>
    import('../registration/LenderPreparePage').then((m) => m.LenderPreparePage),
  ),
  page('/upload-condition', 'uploadSubmission', () =>
    import('../registration/UploadSubmissionPage').then((m) => m.UploadSubmissionPage),
  ),
];
