import { LOAN_ROUTE, type MoreFacts, type Titles } from './page';

const page = <T extends string, I extends string>(path: string, title: T, icon: I, more: MoreFacts = {}) =>
  ({
    path: `${LOAN_ROUTE}/register-my-loan${path}`,
    title,
    icon,
    area: 'register',
    access: { kind: 'loan' },
    fullBleed: true,
    ...more,
  }) as const;

/** Titles of these pages, as the specification prints them. */
export const registerTitles = {
  register: { en: 'Register My Loan', tr: 'Kredimi kaydet', ar: 'تسجيل قرضي' },
  selectProgram: { en: 'Select program', tr: 'Program seç', ar: 'اختيار البرنامج' },
} as const satisfies Titles;

/** Register My Loan: main toolbar and right panel; no navigation, no footer. */
export const registerPages = {
  register: page('', 'register', 'clipboard-check', {
    needs: 'pricing',
    // An address below it that is no step leads back to the checklist (REG-02).
    aliases: [`${LOAN_ROUTE}/register-my-loan/*`],
  }),
  'register-select-program': page('/select-program', 'selectProgram', 'tag', { needs: 'pricing', panel: 'closed' }),
  'register-edisclosure': page('/edisclosure', 'edisclosure', 'file-signature', { needs: 'disclosure' }),
  'register-edisclosure-self-prepare': page('/edisclosure/self-prepare', 'selfPrepare', 'file-pen', {
    needs: 'disclosure',
  }),
  'register-edisclosure-lender-prepare': page('/edisclosure/lender-prepare', 'lenderPrepare', 'file-check', {
    needs: 'disclosure',
  }),
  'register-upload-condition': page('/upload-condition', 'uploadSubmission', 'upload', { needs: 'documents' }),
} as const;
