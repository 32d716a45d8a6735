import type { MoreFacts } from './page';

const page = <T extends string, I extends string>(path: string, title: T, icon: I, more: MoreFacts = {}) =>
  ({
    path: `/loans/:loanNum/register-my-loan${path}`,
    title,
    icon,
    area: 'register',
    access: { kind: 'loan' },
    fullBleed: true,
    ...more,
  }) as const;

/** Register My Loan: main toolbar and right panel; no navigation, no footer. */
export const registerPages = {
  register: page('', 'register', 'clipboard-check'),
  'register-select-program': page('/select-program', 'selectProgram', 'tag', { panel: false }),
  'register-edisclosure': page('/edisclosure', 'edisclosure', 'file-signature'),
  'register-edisclosure-self-prepare': page('/edisclosure/self-prepare', 'selfPrepare', 'file-pen'),
  'register-edisclosure-lender-prepare': page('/edisclosure/lender-prepare', 'lenderPrepare', 'file-check'),
  'register-upload-condition': page('/upload-condition', 'uploadSubmission', 'upload'),
} as const;
