/** Who may open the page. The numbers are items of the loan menu. */
export type Opens =
  | 'anyone'
  | 'signed in'
  | 'any item of the loan menu'
  | 'email'
  | { readonly roles: readonly string[] }
  | { readonly item: number };

/** One row: route, window title, and who may open the page. Loan 123 is an example. */
export type Screen = readonly [route: string, title: string, opens: Opens];

const administrator: Opens = { roles: ['Administrator'] };
const item = (id: number): Opens => ({ item: id });
const LOAN = '/loans/123';
/** Who may create loans (NAV-10). */
const creators = [
  ...['Administrator', 'Manager', 'Loan Officer', 'Loan Officer Assistant', 'Lender Account Executive', 'Loan Opener'],
  ...['PML Loan Officer', 'PML Broker Processor', 'PML Supervisor (External)'],
];
const REGISTER = `${LOAN}/register-my-loan`;

/** Every screen after sign-in, as specified (portal-shell.md 2.2 to 2.7, loan-workspace.md 2). */
export const screens: readonly Screen[] = [
  ['/main/resources', 'Home', 'signed in'],
  ['/main/resources/announcements', 'Announcements', 'signed in'],
  ['/main/resources/forms', 'Forms', 'signed in'],
  ['/main/resources/rates', 'Daily Rate Sheets', 'signed in'],
  ['/main/resources/guidelines', 'Product Guidelines', 'signed in'],
  ['/main/pricing', 'Price My Loan', 'signed in'],
  ['/main/quick-pricing', 'Quick pricing', 'signed in'],
  ['/main/pipelines', 'Pipeline', 'signed in'],
  ['/main/servicing', 'Servicing', 'signed in'],
  ['/main/register-my-loan/prog-first', 'Create New Loan', { roles: creators }],
  ['/rate-sheets', 'Daily Rate Sheets', 'signed in'],

  ['/public', 'Home', 'anyone'],
  ['/public/pricing', 'Price My Loan', 'anyone'],
  ['/public/rates', 'Daily Rate Sheets', 'anyone'],
  ['/public/guidelines', 'Product Guidelines', 'anyone'],
  ['/public/announcements', 'Announcements', 'anyone'],
  ['/public/appraiser-exclusionary-list', 'Appraiser Exclusionary List', 'anyone'],

  ['/main/admin/county', 'County/Zip Code', administrator],
  ['/main/admin/user', 'User', administrator],
  ['/main/admin/branch', 'Branch', administrator],
  ['/main/admin/program', 'Program', administrator],
  ['/main/admin/appraisal', 'Appraisal', administrator],
  ['/main/admin/role', 'Role', administrator],
  ['/main/admin/loan-setup', 'Loan Setup', administrator],
  ['/main/admin/general-settings', 'General Settings', administrator],
  ['/main/admin/form', 'Form', administrator],
  ['/main/admin/form/rates', 'Folder', administrator],
  ['/main/admin/email-template', 'Email Template', administrator],
  ['/main/admin/test', 'Test', administrator],

  ['/main/internal/batch-pricing', 'Batch Pricing', { roles: ['Administrator', 'Secondary'] }],
  ['/main/internal/servicing', 'Servicing', { roles: ['Administrator', 'Servicing'] }],
  ['/main/internal/servicing/123', 'Servicing of one loan', { roles: ['Administrator', 'Servicing'] }],
  ['/main/internal/batch', 'Batch Tools', { roles: ['Administrator', 'Accountant'] }],
  ['/main/internal/appraisal', 'Exclusionary List', { roles: ['Administrator', 'QC Compliance'] }],
  ['/main/internal/batch-pricing/create', 'Price loans', { roles: ['Administrator', 'Secondary'] }],
  ['/main/internal/lock-report', 'Lock Report', { roles: ['Administrator', 'Secondary', 'Lock Desk'] }],
  [
    '/main/reports/pull-through',
    'Pull-through',
    { roles: ['Administrator', 'Manager', 'Secondary', 'Loan Officer', 'Lender Account Executive'] },
  ],
  [
    '/main/reports/turn-times',
    'Turn times',
    { roles: ['Administrator', 'Manager', 'Processor', 'Underwriter', 'Closer', 'Funder', 'QC Compliance'] },
  ],
  [
    '/main/reports/lock-expiry',
    'Lock expiry',
    {
      roles: [
        ...['Administrator', 'Manager', 'Secondary', 'Lock Desk', 'Processor'],
        ...['Loan Officer', 'Loan Officer Assistant'],
      ],
    },
  ],
  ['/main/reports/fallout', 'Fallout', { roles: ['Administrator', 'Manager', 'Secondary', 'Lock Desk'] }],
  [
    '/main/reports/conditions-age',
    'Conditions age',
    {
      roles: [
        ...['Administrator', 'Manager', 'Jr. Processor', 'Processor', 'Jr. Underwriter', 'Underwriter', 'Closer'],
        ...['Loan Officer', 'Loan Officer Assistant'],
      ],
    },
  ],
  // Servicing and Accountant have it with the first of their areas that has a screen.
  [
    '/main/internal/',
    'Internal',
    { roles: ['Administrator', 'Secondary', 'Servicing', 'Accountant', 'Lock Desk', 'QC Compliance'] },
  ],

  [`${LOAN}/dashboard`, 'Dashboard', item(31)],
  [`${LOAN}/product-pricing`, 'Loan Summary', item(14)],
  [`${LOAN}/product-pricing-custom-field-test`, 'Loan Summary', item(14)],
  [`${LOAN}/app/manager`, 'Manage applications', item(11)],
  [`${LOAN}/app/borrower`, 'Borrower', item(11)],
  [`${LOAN}/app/borrower/b1`, 'Borrower', item(11)],
  [`${LOAN}/app/employment`, 'Employment', item(11)],
  [`${LOAN}/app/asset`, 'Assets', item(11)],
  [`${LOAN}/app/liability`, 'Liabilities', item(11)],
  [`${LOAN}/app/reo`, 'Real estate owned', item(11)],
  [`${LOAN}/app/loan-property`, 'Loan and property', item(11)],
  [`${LOAN}/app/declaration`, 'Declarations', item(11)],
  [`${LOAN}/app/demographic`, 'Demographic information', item(11)],
  [`${LOAN}/aus`, 'Submit to AUS (Beta)', item(12)],
  [`${LOAN}/edisclosure`, 'Request eDisclosure', item(15)],
  [`${LOAN}/edisclosure/self-prepare`, 'Self-Prepare', item(15)],
  [`${LOAN}/edisclosure/lender-prepare`, 'Lender-Prepare', item(15)],
  [`${LOAN}/conditions`, 'View Conditions', item(16)],
  [`${LOAN}/upload-condition`, 'Upload Submission', item(17)],
  [`${LOAN}/documents`, 'View eDocuments', item(18)],
  [`${LOAN}/coc`, 'COC Request', item(19)],
  [`${LOAN}/appraisals`, 'Appraisal Request', item(20)],
  [`${LOAN}/appraisals/new`, 'New Appraisal Order', item(20)],
  [`${LOAN}/appraisals/fee-finder`, 'Appraisal Fee Finder', item(20)],
  [`${LOAN}/appraisals/waiver`, 'Appraisal Waiver', item(20)],
  [`${LOAN}/appraisals/transfer`, 'Appraisal Transfer', item(20)],
  [`${LOAN}/rate-lock-request`, 'Rate Lock Request', item(21)],
  [`${LOAN}/cd`, 'CD & Doc Request', item(22)],
  [`${LOAN}/contacts`, 'Contacts', item(23)],
  [`${LOAN}/email`, 'Send an email', 'email'],
  [`${LOAN}/Email`, 'Send an email', 'email'],
  [`${LOAN}/loan-doc`, 'Loan Doc', item(25)],
  [`${LOAN}/servicing`, 'Mortgage Coupon', item(26)],
  [`${LOAN}/doc-gen`, 'Document generation', item(25)],
  [`${LOAN}/credit`, 'Credit', item(11)],
  [`${LOAN}/loan`, 'Fees', item(15)],

  [REGISTER, 'Register My Loan', 'any item of the loan menu'],
  [`${REGISTER}/select-program`, 'Select program', 'any item of the loan menu'],
  [`${REGISTER}/edisclosure`, 'Request eDisclosure', 'any item of the loan menu'],
  [`${REGISTER}/edisclosure/self-prepare`, 'Self-Prepare', 'any item of the loan menu'],
  [`${REGISTER}/edisclosure/lender-prepare`, 'Lender-Prepare', 'any item of the loan menu'],
  [`${REGISTER}/upload-condition`, 'Upload Submission', 'any item of the loan menu'],
];

/** Paths that redirect to another. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/main/register-my-loan', '/main/register-my-loan/prog-first'],
  ['/main/import', '/main/register-my-loan/prog-first'],
  [`${REGISTER}/unknown`, REGISTER],
  ['/main/admin', '/main/admin/program'],
  [LOAN, `${LOAN}/dashboard`],
  [`${LOAN}/app`, `${LOAN}/app/borrower`],
];

/** The sign-in screens, which are outside the application. */
export const entryScreens: readonly (readonly [route: string, kind: string])[] = [
  ['/', 'root'],
  ['/login', 'sign-in'],
  ['/login-retail', 'sign-in'],
  ['/verify', 'verify'],
  ['/set-password', 'set-password'],
  ['/landing/0f6c', 'landing'],
  ['/landing', 'landing'],
  ['/error401', 'unauthorized'],
];
