import type { PersonOptions } from './person';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** How screenshots are taken: file suffix, label, and browser settings. */
export const looks = {
  light: { title: 'light', options: { viewport: desk } },
  dark: { title: 'dark', options: { viewport: desk, colorScheme: 'dark' } },
  'dark-ar': { title: 'dark, Arabic', options: { viewport: desk, colorScheme: 'dark', language: 'ar' } },
  ar: { title: 'Arabic', options: { viewport: desk, language: 'ar' } },
  phone: { title: 'phone', options: { viewport: phone } },
  'phone-dark': { title: 'phone, dark', options: { viewport: phone, colorScheme: 'dark' } },
  'phone-ar': { title: 'phone, Arabic', options: { viewport: phone, language: 'ar' } },
} as const satisfies Record<string, { readonly title: string; readonly options: PersonOptions }>;

export type ThemeOptions = keyof typeof looks;

export const screenLogins = ['loan-officer', 'administrator', 'underwriter', 'secondary'] as const;
export type ScreenLogin = (typeof screenLogins)[number];

export interface Screen {
  readonly name: string;
  readonly title: string;
  /**
   * `{loanNum}` is a loan that is ready for pricing, `{changed}` has a Loan Estimate and fees that rose since,
   * `{suspended}` and `{denied}` are loans with that decision, `{locked}` is a
   * locked loan with a commitment, `{underwritten}` was submitted to DU and LPA, `{priceRun}` is a finished run of batch
   * pricing, `{appraised}` has an appraisal to review, and `{serviced}` is a funded loan with payments.
   */
  readonly path: string;
  /** Selector that matches once the page has loaded. */
  readonly ready: string;
  readonly login: ScreenLogin;
  readonly looks: readonly ThemeOptions[];
  /** Selector of the button to press before the picture is taken. */
  readonly press?: string;
  /** Selector of what to scroll to the top before the picture is taken. */
  readonly show?: string;
  /** Takes only the first page of the PDF that is shown. */
  readonly isPdf?: true;
}

const allThemes: readonly ThemeOptions[] = ['light', 'dark', 'ar', 'phone', 'phone-dark', 'phone-ar'];
const register = '/loans/{loanNum}/register-my-loan';
const app = '/loans/{loanNum}/app';

const screen =
  (login: Screen['login'], taken: readonly ThemeOptions[]) =>
  (name: string, title: string, path: string, ready: string): Screen => ({
    ...{ name, title, path, ready, login, looks: taken },
  });

const main = screen('loan-officer', allThemes);
const more = screen('loan-officer', ['light']);
const admin = screen('administrator', allThemes);
const moreAdmin = screen('administrator', ['light']);
const change = screen('administrator', allThemes);
const work = screen('underwriter', ['light', 'dark-ar']);
const sale = screen('secondary', allThemes);

/** A document that the portal makes, with its sample data, in a language. */
const pdf = (id: string, title: string, language: 'en' | 'ar'): Screen => ({
  ...moreAdmin(
    `pdf-${id}-${language}`,
    `${title} (${language === 'en' ? 'English' : 'Arabic'})`,
    `/main/admin/document-templates?document=${id}&language=${language}`,
    '[role="region"] canvas',
  ),
  isPdf: true,
});

/** The explanation of a calculation, opened on a page that shows it. */
const explained = (name: string, title: string, page: string, calculation: string): Screen => {
  const press = `button[aria-haspopup="dialog"][aria-label^="${calculation},"]`;
  return { ...more(name, title, page, press), press };
};

/** A part of a page below its first screen, under an English heading. */
const part = (name: string, title: string, page: string, heading: string): Screen => {
  const show = `:is(h2, h3):text-is("${heading}")`;
  return { ...more(name, title, page, show), show };
};

/** The sign-in screen, taken before signing in. */
export const signIn = screen('loan-officer', allThemes)('sign-in', 'Sign in', '/login', '#user-id');
export const verify = screen('loan-officer', allThemes)('verify', 'Check your email', '/verify', '#pin');

/** The screens in docs/screens: the main ones in all variants, the others in one. */
export const screens: readonly Screen[] = [
  main('home', 'Home', '/main/resources', 'main dl'),
  main('pipeline', 'Pipeline', '/main/pipelines', 'a[href^="/loans/"]'),
  main('create-loan', 'Create New Loan', '/main/register-my-loan/prog-first?way=form', '[name="sLAmtCalc"]'),
  main('disclosures', 'View Loan Estimate', '/loans/{disclosed}/edisclosure', '[role="region"] canvas, section canvas'),
  more('request-edisclosure', 'Request eDisclosure', '/loans/{loanNum}/edisclosure', 'main table'),
  more('loan-lender-prepare', 'Lender-Prepare', '/loans/{loanNum}/edisclosure/lender-prepare', 'main ul'),
  main('dashboard', 'Dashboard of a loan', '/loans/{loanNum}/dashboard', 'main dl'),
  main('app-manager', 'Manage applications', `${app}/manager`, '[name="sUrlaOriginatorNm"]'),
  main('app-borrower', 'Borrower', `${app}/borrower`, '[name="applicants.0.aBFirstNm"]'),
  more('app-employment', 'Employment', `${app}/employment`, '[data-records="employments"]'),
  main('app-asset', 'Assets', `${app}/asset`, '[data-records="assets"]'),
  more('app-liability', 'Liabilities', `${app}/liability`, '[data-records="liabilities"]'),
  more('app-reo', 'Real estate owned', `${app}/reo`, '[data-records="reos"]'),
  main('app-loan-property', 'Loan and property', `${app}/loan-property`, '[name="sSpAddr"]'),
  more('app-title', 'Title', `${app}/loan-property?part=title`, '[name="sTitleInNamesOf"]'),
  more('app-declaration', 'Declarations', `${app}/declaration`, 'main [role="radiogroup"]'),
  more('app-demographic', 'Demographic information', `${app}/demographic`, 'main input[type="checkbox"]'),
  explained('explain-dti', 'How the total DTI is calculated', `${app}/liability`, 'Total DTI'),
  explained('explain-income', 'How the income is calculated', `${app}/employment`, 'Total monthly income'),
  explained(
    'explain-cash',
    'How the cash from the borrower is calculated',
    `${app}/loan-property`,
    'Cash from borrower',
  ),
  explained('explain-reserves', 'How the reserves are calculated', `${app}/asset`, 'Reserves after closing'),
  part('compliance', 'Compliance tests', `${app}/manager`, 'Compliance'),
  main('loan-doc', 'Loan Doc', '/loans/{loanNum}/loan-doc', 'main table'),
  main('doc-gen', 'Document generation', '/loans/{loanNum}/doc-gen', 'main table'),
  main('credit', 'Credit', '/loans/{loanNum}/credit', 'main table tbody tr'),
  change('fees', 'Fees', '/loans/{changed}/loan', 'main table tbody tr'),
  { ...change('fees-closing', 'Fees: closing', '/loans/{changed}/loan', 'main table tbody tr'), show: '#closing' },
  change('coc', 'COC Request', '/loans/{changed}/coc', 'main table tbody tr'),
  change('appraisals', 'Appraisal Request', '/loans/{appraised}/appraisals', 'main section li'),
  moreAdmin('appraisal-order', 'New Appraisal Order', '/loans/{appraised}/appraisals/new', 'main input'),
  moreAdmin('appraisal-fees', 'Appraisal Fee Finder', '/loans/{appraised}/appraisals/fee-finder', 'main tbody tr'),
  moreAdmin('appraisal-waiver', 'Appraisal Waiver', '/loans/{appraised}/appraisals/waiver', 'main section'),
  moreAdmin('appraisal-transfer', 'Appraisal Transfer', '/loans/{appraised}/appraisals/transfer', 'main h1'),
  change('coupon', 'Mortgage Coupon', '/loans/{serviced}/servicing', 'main tbody tr'),
  change('servicing', 'Servicing', '/main/internal/servicing', 'main tbody tr, main li a'),
  change('servicing-loan', 'Servicing of a loan', '/main/internal/servicing/{serviced}', 'tbody tr'),
  moreAdmin('batch-tools', 'Batch Tools', '/main/internal/batch', 'main h1'),
  change('cd', 'CD & Doc Request', '/loans/{changed}/cd', 'main h2'),
  main('select-program', 'Select program', `${register}/select-program`, '[role="grid"]'),
  part('explain-apr', 'How the APR is calculated', `${register}/select-program`, 'How the APR is calculated'),
  main('register', 'Register My Loan', register, 'main ol li section'),
  more('edisclosure', 'Request eDisclosure', `${register}/edisclosure`, 'a[href$="/lender-prepare"]'),
  more('lender-prepare', 'Lender-Prepare', `${register}/edisclosure/lender-prepare`, 'main ul li'),
  more('upload', 'Upload Submission File(s)', `${register}/upload-condition`, 'input[type="file"]'),
  main('announcements', 'Announcements', '/main/resources/announcements', 'main table, main ul li'),
  main('guidelines', 'Product Guidelines', '/main/resources/guidelines', 'main table, main ul li'),
  more('public-home', 'Public home', '/public', 'main h1'),
  admin('admin-role', 'Role', '/main/admin/role', 'main h1'),
  admin('admin-user', 'User', '/main/admin/user', 'main a[href^="/main/admin/user/"]'),
  moreAdmin('admin-branch', 'Branch', '/main/admin/branch', 'main a[href^="/main/admin/branch/"]'),
  moreAdmin('admin-program', 'Program', '/main/admin/program', 'main table'),
  moreAdmin('admin-county', 'County/Zip Code', '/main/admin/county', 'main table'),
  moreAdmin('admin-general-settings', 'General Settings', '/main/admin/general-settings', 'main h1'),
  moreAdmin('admin-test', 'Test', '/main/admin/test', 'main h1'),
  work('dashboard-decision', 'Dashboard of a denied loan', '/loans/{denied}/dashboard', 'main section ul li'),
  main('aus', 'Submit to AUS (Beta)', '/loans/{underwritten}/aus', 'main table'),
  work('conditions', 'View Conditions', '/loans/{suspended}/conditions', 'main a[href*="condition="]'),
  work('upload-condition', 'Upload Conditions', '/loans/{suspended}/upload-condition', 'input[type="file"]'),
  work('documents', 'View eDocuments', '/loans/{suspended}/documents', 'main li'),
  work('contacts', 'Contacts', '/loans/{suspended}/contacts', 'main dl, main table, main li'),
  work('email', 'Send an email', '/loans/{suspended}/email', 'main h1'),
  sale('lock', 'Rate Lock Request', '/loans/{locked}/rate-lock-request', 'main h2'),
  sale('lock-desk', 'Lock Desk', '/main/internal/lock-desk', 'main h1'),
  sale('lock-report', 'Lock Report', '/main/internal/lock-report', 'main tbody tr a, main li a'),
  sale('reports', 'Reports', '/main/reports', 'main h1'),
  admin('report-quality-control', 'Quality control', '/main/reports/quality-control', 'main h1'),
  admin('report-hmda', 'HMDA register', '/main/reports/hmda', 'main tbody tr a, main li a'),
  sale('report-lock-expiry', 'Lock expiry', '/main/reports/lock-expiry', 'main tfoot'),
  sale('report-pull-through', 'Pull-through', '/main/reports/pull-through', 'main tfoot'),
  sale('report-fallout', 'Fallout', '/main/reports/fallout', 'main tfoot'),
  main('report-conditions-age', 'Conditions age', '/main/reports/conditions-age', 'main tfoot'),
  work('report-turn-times', 'Turn times', '/main/reports/turn-times', 'main figure'),
  sale('investor-lock', 'Investor lock of a loan', '/main/internal/lock-report/{locked}/show', 'main dl'),
  sale('batch-pricing', 'Batch Pricing', '/main/internal/batch-pricing/{priceRun}/show', 'main tbody tr, main li'),
  ...(['en', 'ar'] as const).flatMap((language) => [
    pdf('approval-certificate', 'Approval certificate', language),
    pdf('suspense-notification', 'Suspense notification', language),
    pdf('denial-certificate', 'Denial certification', language),
    pdf('adverse-action', 'Notice of adverse action', language),
    pdf('lock-confirmation', 'Lock Confirmation', language),
    pdf('rate-quote', 'Rate quote', language),
  ]),
];
