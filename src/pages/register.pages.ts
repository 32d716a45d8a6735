import { ClipboardCheck, FileCheck, FilePen, FileSignature, type LucideIcon, Tag, Upload } from 'lucide-react';
import type { Page, PageTitle } from './page';

const page = (
  path: string,
  title: PageTitle,
  icon: LucideIcon,
  load: Page['load'],
  more: Partial<Page> = {},
): Page => ({
  id: `register${path.replaceAll('/', '-')}`,
  path: `/loans/:loanNum/register-my-loan${path}`,
  title,
  area: 'register',
  access: { kind: 'loan' },
  icon,
  fullBleed: true,
  texts: ['pricing'],
  load,
  ...more,
});

/** Register My Loan: main toolbar and right panel; no navigation, no footer. */
export const registerPages: readonly Page[] = [
  page('', 'register', ClipboardCheck, () => import('../registration/RegisterPage').then((m) => m.RegisterPage)),
  page(
    '/select-program',
    'selectProgram',
    Tag,
    () => import('../pricing/SelectProgramPage').then((m) => m.SelectProgramPage),
    { panel: false },
  ),
  page('/edisclosure', 'edisclosure', FileSignature, () =>
    import('../registration/EDisclosurePage').then((m) => m.EDisclosurePage),
  ),
  page('/edisclosure/self-prepare', 'selfPrepare', FilePen, () =>
    import('../registration/SelfPreparePage').then((m) => m.SelfPreparePage),
  ),
  page('/edisclosure/lender-prepare', 'lenderPrepare', FileCheck, () =>
    import('../registration/LenderPreparePage').then((m) => m.LenderPreparePage),
  ),
  page('/upload-condition', 'uploadSubmission', Upload, () =>
    import('../registration/UploadSubmissionPage').then((m) => m.UploadSubmissionPage),
  ),
];
