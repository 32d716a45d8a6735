import { allRoles, type RoleName, staffRoles } from '../../../domain/access/roles';
import type { MenuPage } from '../../../domain/pages/loan-pages';

/**
 * Who may make a call, written down apart from the code that decides it:
 * - `anyone`, without signing in;
 * - `signed-in`;
 * - the roles named;
 * - users who may use a page of loans, for calls without a loan;
 * - for a loan, users who see it and may open one of the pages (`write`: and may write there, in a status that they may edit;
 * `write in any status`: in every status; `register`: in a status that they may edit while the loan can be registered).
 */
export type Audience =
  | 'anyone'
  | 'signed-in'
  | readonly RoleName[]
  | {
      /** Users who may use this page of loans, without a loan. */
      readonly page: MenuPage;
      readonly use: 'read' | 'write';
      readonly staff?: true;
    }
  | {
      readonly pages: readonly MenuPage[] | 'any';
      readonly use: 'read' | 'write' | 'write in any status' | 'register';
      /** The lender's own users only. */
      readonly staff?: true;
      /** Users with the right to export a loan, with full numbers or at least with masked ones. */
      readonly exports?: 'masked' | 'full';
      /** Users with the right to add and decide conditions. */
      readonly decides?: true;
      /** Users with the right to decide on changes of circumstance. */
      readonly discloses?: true;
      /** Users with one of these roles only. */
      readonly roles?: readonly RoleName[];
    };

const administrator: readonly RoleName[] = ['Administrator'];
const pricing: readonly RoleName[] = ['Administrator', 'Secondary', 'Lock Desk'];
/** The only roles that write emails, whatever their letters say. */
export const mailing: readonly RoleName[] = [
  ...(['Administrator', 'Doc Drawer', 'Funder', 'Jr. Underwriter', 'Underwriter', 'Post-Closer'] as const),
];
const postClosing: readonly RoleName[] = [
  ...(['Administrator', 'Funder', 'Shipper', 'Collateral Agent', 'Insuring', 'Post-Closer', 'Secondary'] as const),
];
const paperMailing: readonly RoleName[] = [
  ...(['Administrator', 'Manager', 'Disclosure Desk', 'Loan Opener', 'Jr. Processor', 'Processor'] as const),
];
const investorDeciders: readonly RoleName[] = ['Administrator', 'Post-Closer', 'Secondary'];
const originators: readonly RoleName[] = [
  ...(['Administrator', 'Manager', 'Loan Officer', 'Loan Officer Assistant', 'Lender Account Executive'] as const),
  ...(['Loan Opener', 'PML Loan Officer', 'PML Broker Processor', 'PML Supervisor (External)'] as const),
];
const appraisalReviewers: readonly RoleName[] = [
  ...(['Administrator', 'Jr. Processor', 'Processor', 'Jr. Underwriter', 'Underwriter', 'QC Compliance'] as const),
];
const pullThrough: readonly RoleName[] = [
  ...(['Administrator', 'Manager', 'Secondary', 'Loan Officer', 'Lender Account Executive'] as const),
];
const turnTimes: readonly RoleName[] = [
  ...(['Administrator', 'Manager', 'Processor', 'Underwriter', 'Closer', 'Funder', 'QC Compliance'] as const),
];
const lockExpiry: readonly RoleName[] = [
  ...(['Administrator', 'Manager', 'Secondary', 'Lock Desk', 'Processor'] as const),
  ...(['Loan Officer', 'Loan Officer Assistant'] as const),
];
const fallout: readonly RoleName[] = ['Administrator', 'Manager', 'Secondary', 'Lock Desk'];
const conditionsAge: readonly RoleName[] = [
  ...(['Administrator', 'Manager', 'Jr. Processor', 'Processor', 'Jr. Underwriter', 'Underwriter', 'Closer'] as const),
  ...(['Loan Officer', 'Loan Officer Assistant'] as const),
];
const read = (...pages: MenuPage[]) => ({ pages, use: 'read' }) as const satisfies Audience;
const write = (...pages: MenuPage[]) => ({ pages, use: 'write' }) as const satisfies Audience;
const answering: Audience = { pages: ['upload-submission'], use: 'write in any status' };
const files: readonly MenuPage[] = ['edisclosure', 'upload-submission', 'documents'];

/** The first row whose calls match decides. Whatever no row names is for administrators only. */
export const expectations: readonly (readonly [calls: RegExp, audience: Audience])[] = [
  // Signing in and the public area
  [/^GET \/auth(\/providers|\/access-token)?$/, 'anyone'],
  [
    /^POST \/(login|mfa\/(login|resend-pin|verify-pin|verify-test|verify-factor|passkey-options|verify-passkey)|auth\/(register|set-password|password-link|password-forgotten))$/,
    'anyone',
  ],
  [/^POST \/auth\/oidc\/\{provider\}\/(start|finish|backchannel-logout)$/, 'anyone'],
  [/^GET \/lqb-integration\/\{sessionId\}$/, 'anyone'],
  [/^(GET|POST) \/public\//, 'anyone'],
  // Borrowers, who have a mailed link and a session of their own
  [/^(GET|POST) \/signing\//, 'anyone'],
  [/^GET \/demo\/mailbox$/, 'anyone'],

  // Every user
  [
    /^POST \/(mfa\/logout|auth\/user\/update|pml-users\/pw-change|pricing\/quick|quick-pricer\/(v2|quote))$/,
    'signed-in',
  ],
  [/^(GET|PUT|DELETE) \/scenarios(\/\{id\})?$/, 'signed-in'],
  [/^GET \/(quick-panel\/data|live)$/, 'signed-in'],
  [/^(GET|DELETE) \/auth\/sessions(\/\{id\})?$/, 'signed-in'],
  [/^(GET|POST|DELETE) \/auth\/factors(\/|$)/, 'signed-in'],
  [/^POST \/auth\/oidc\/logout$/, 'signed-in'],
  [/^(GET|PUT|DELETE) \/drafts(\/\{id\})?$/, 'signed-in'],
  [/^GET \/emet-data\/(access\/(ui|menu)|option)$/, 'signed-in'],
  [/^GET \/emet-(files|storage)\/\{folderOrId\}$/, 'signed-in'],
  [/^POST \/emet-storage\/\{id\}\/read$/, 'signed-in'],
  [/^GET \/lqb\/(reference|loans(\/export|\/values)?)$/, allRoles],
  [/^GET \/emet-data\/(area-income(\/\{id\}|-years)?|limit-years)$/, allRoles],
  [/^GET \/emet-data\/(county(\/\{county\})?|zipcode(\/\{zip\})?)$/, allRoles],

  // Some roles
  [/^GET \/emet-data\/(branches|companies|prog\/branch-fees|price-group|alt-lender)$/, staffRoles],
  [/^GET \/emet-data\/prog\/(default|group|insurance-card)(\/\{id\})?$/, pricing],
  [/^GET \/emet-data\/prog\/default\/\{id\}\/rule-versions$/, pricing],
  [/^GET \/emet-data\/email-templates$/, mailing],
  [/^GET \/emet-data\/condition-templates$/, { page: 'conditions', use: 'read', staff: true }],
  [/^GET \/email\/template$/, { page: 'email', use: 'read' }],
  [/^POST \/email\/template\/\{code\}$/, { page: 'email', use: 'write' }],
  [/^GET \/(lqb\/contacts(\/\{type\})?|oc(\/company-display-name)?)$/, { page: 'contacts', use: 'read' }],
  [/^POST \/lqb\/contacts$/, { page: 'contacts', use: 'write', staff: true }],
  [/^GET \/user\/available-assignees$/, { page: 'contacts', use: 'read', staff: true }],
  [/^GET \/emet-data\/appraiser-exclusions(\/export)?$/, ['Administrator', 'QC Compliance']],
  [/^POST \/emet-data\/loans$/, ['Administrator', 'Accountant']],
  [/^GET \/emet-data\/servicers$/, ['Administrator', 'Servicing']],
  [
    /^(GET|POST) \/lqb\/loans\/\{loanNum\}\/(servicing-transfer(-notice)?|servicing-(notices(\/.*)?|amounts)|transaction-effect)$/,
    ['Administrator', 'Servicing'],
  ],
  [/^GET \/emet-data\/servicing(\/export)?$/, { page: 'coupon', use: 'read' }],
  [/^POST \/lqb\/loans\/\{loanNum\}\/investor-conditions\/\{conditionId\}\/decision$/, investorDeciders],
  [/^(GET|POST|PUT|DELETE) \/lqb\/loans\/\{loanNum\}\/investor-conditions(\/.*)?$/, postClosing],
  [/^(GET|POST) \/emet-data\/post-closing(\/receive|\/export)?$/, postClosing],
  [/^(GET|POST|PUT) \/lqb\/loans\/\{loanNum\}\/(post-closing(\/\{kind\})?|collateral)$/, postClosing],
  [/^GET \/emet-data\/paper-mailings(\/export)?$/, paperMailing],
  [/^POST \/emet-data\/transactions$/, ['Administrator', 'Accountant', 'Servicing']],
  [/^POST \/(lqb\/loans\/(create|import)|scenarios\/loan)$/, originators],

  [/^GET \/lqb\/lock-desk(\/expiring)?$/, pricing],
  [/^(GET|POST) \/emet-data\/batch(es|-rows)(\/.*)?$/, ['Administrator', 'Accountant']],
  [/^(GET|POST) \/emet-data\/qc-reviews\/\{id\}\/(reviewers|assignment)$/, ['Administrator']],
  [/^(GET|POST) \/emet-data\/qc-(reviews|samples|report)(\/.*)?$/, ['Administrator', 'QC Compliance']],
  [/^(GET|POST) \/emet-data\/hmda(-loans)?(\/.*)?$/, ['Administrator', 'QC Compliance']],
  [/^GET \/emet-data\/reports\/pull-through(\/figures|\/export)?$/, pullThrough],
  [/^GET \/emet-data\/reports\/turn-times(\/figures|\/export)?$/, turnTimes],
  [/^GET \/emet-data\/reports\/lock-expiry(\/figures|\/export)?$/, lockExpiry],
  [/^GET \/emet-data\/reports\/fallout(\/figures|\/export)?$/, fallout],
  [/^GET \/emet-data\/reports\/conditions-age(\/figures|\/export)?$/, conditionsAge],
  [
    /^(GET|POST|DELETE) \/emet-data\/report-schedules(\/readers|\/\{id\}(\/send)?)?$/,
    [...new Set([...pullThrough, ...turnTimes, ...lockExpiry, ...fallout, ...conditionsAge])],
  ],
  [/^(GET|POST) \/lqb\/price-run(s|-loans)(\/.*)?$/, ['Administrator', 'Secondary']],
  [/^GET \/lqb\/(investors|reporting|lock-report(\/totals)?|loans\/lock-period-investor-pricing)$/, pricing],
  [/^GET \/lqb\/loans\/\{loanNum\}\/(investor-lock|current-price)$/, pricing],
  [/^POST \/lqb\/loans\/\{loanNum\}\/save-(commitment-types|current-price)$/, pricing],

  // Loans: the pages that have a call of their own
  [/^GET \/lqb\/loans\/\{loanNum\}$/, { pages: 'any', use: 'read' }],
  [
    /^GET \/lqb\/loans\/\{loanNum\}\/(activity|menu-facts|contacts|edisclosure-status|price-check)$/,
    { pages: 'any', use: 'read' },
  ],
  [/^GET \/loan-proxy\/\{loanNum\}\/(initial-approval-date|status-log|page-writers)$/, { pages: 'any', use: 'read' }],
  [/^GET \/loan-proxy\/\{loanNum\}\/orders(\/\{id\})?$/, { pages: 'any', use: 'read' }],
  [/^POST \/loan-proxy\/\{loanNum\}\/orders\/\{id\}\/cancel$/, { pages: 'any', use: 'write' }],
  [/^GET \/lqb\/loans\/\{loanNum\}\/msg(\/topics|\/people)?$/, read('conditions')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/msg\/read$/, read('conditions')],
  [/^(POST|DELETE) \/lqb\/loans\/\{loanNum\}\/msg(\/\{id\})?$/, { pages: ['conditions'], use: 'write in any status' }],
  [/^POST \/lqb\/loans\/\{loanNum\}$/, write('application', 'loan-summary', 'rate-lock')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/(pricing-simple|rate-quote)$/, read('loan-summary', 'rate-lock')],
  [
    /^GET \/lqb\/loans\/\{loanNum\}\/(fees|fees-all|available-fees|seller-responsible-available-fees|seller-costs|trusts|hexps)$/,
    read('edisclosure'),
  ],
  [
    /^GET \/lqb\/loans\/\{loanNum\}\/(adjustments|prorations|transaction-summary|loan-doc-important-dates|loan-terms)$/,
    read('edisclosure'),
  ],
  [/^(POST|DELETE) \/lqb\/loans\/\{loanNum\}\/(fees|prepaid-fees)(\/\{(id|type)\})?$/, write('edisclosure')],
  [
    /^POST \/lqb\/loans\/\{loanNum\}\/(prepaid-fee-mi|insurance-policy|fee-hexp-(disbursements|escrow)|loan-estimate-fees)$/,
    write('edisclosure'),
  ],
  [/^POST \/loan-proxy\/\{loanNum\}\/fees-hexp$/, write('edisclosure')],
  [/^(POST|DELETE) \/lqb\/loans\/\{loanNum\}\/(adjustments?|prorations?)(\/\{id\})?$/, write('edisclosure')],
  [
    /^POST \/lqb\/loans\/\{loanNum\}\/(adjustments-prorations|cash-to-close|loan-doc-important-dates)$/,
    write('edisclosure'),
  ],
  [/^GET \/lqb\/dmd\/(plans|frameworks)$/, { page: 'loan-doc', use: 'read' }],
  [
    /^(GET|POST) \/lqb\/loans\/\{loanNum\}\/(dm-default-plan-code-description|df-packages|df-audit|df-preview)$/,
    read('loan-doc'),
  ],
  [/^(GET|POST) \/loan-proxy\/\{loanNum\}\/dmd-(forms|packages|audit)$/, read('loan-doc')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/(df-generate|dm-save-audit)$/, write('loan-doc')],
  [/^POST \/loan-proxy\/\{loanNum\}\/dmd-process$/, write('loan-doc')],
  [/^GET \/lqb\/loans\/\{loanNum\}\/pricings$/, read('loan-summary', 'rate-lock')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/save-pricing(-input)?$/, write('loan-summary', 'rate-lock')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/register-loan-program$/, write('loan-summary', 'rate-lock')],
  [/^(GET|POST) \/lqb\/loans\/\{loanNum\}\/(broker-lock|rate-lock-simulation)$/, read('rate-lock')],
  [
    /^POST \/lqb\/loans\/\{loanNum\}\/rate-lock-(pricing|request|move)$/,
    { pages: ['rate-lock'], use: 'write in any status' },
  ],
  [
    /^POST \/lqb\/loans\/\{loanNum\}\/rate-lock-decision$/,
    { pages: ['rate-lock'], use: 'write in any status', roles: pricing },
  ],
  [/^POST \/lqb\/loans\/\{loanNum\}\/register$/, { pages: ['upload-submission'], use: 'register' }],
  [/^GET \/loan-proxy\/\{loanNum\}\/closing-disclosures$/, read('cd')],
  [
    /^GET \/loan-proxy\/\{loanNum\}\/closing-disclosures\/\{number\}\/ucd$/,
    { pages: ['cd'], use: 'read', roles: staffRoles },
  ],
  [/^POST \/lqb\/loans\/\{loanNum\}\/cd-request$/, { pages: ['cd'], use: 'write in any status' }],
  [
    /^POST \/loan-proxy\/\{loanNum\}\/closing-disclosures$/,
    { pages: ['cd'], use: 'write in any status', discloses: true },
  ],
  [
    /^POST \/loan-proxy\/\{loanNum\}\/closing-disclosures\/\{number\}\/receipt$/,
    { pages: ['cd'], use: 'write in any status', roles: staffRoles },
  ],
  [/^GET \/lqb\/loans\/\{loanNum\}\/coc(-fee)?$/, read('coc')],
  [
    /^(POST|DELETE) \/lqb\/loans\/\{loanNum\}\/coc(-fee|\/\{taskId\})?$/,
    { pages: ['coc'], use: 'write in any status' },
  ],
  [
    /^POST \/lqb\/loans\/\{loanNum\}\/tolerance-cure$/,
    { pages: ['coc', 'cd'], use: 'write in any status', discloses: true },
  ],
  [/^GET \/loan-proxy\/\{loanNum\}\/loan-estimates(\/preview)?$/, read('edisclosure')],
  [
    /^POST \/loan-proxy\/\{loanNum\}\/loan-estimates$/,
    { pages: ['edisclosure'], use: 'write in any status', discloses: true },
  ],
  [
    /^POST \/loan-proxy\/\{loanNum\}\/loan-estimates\/\{number\}\/(receipt|intent)$/,
    { pages: ['edisclosure'], use: 'write in any status' },
  ],
  [/^POST \/loan-proxy\/\{loanNum\}\/coc-decision$/, { pages: ['coc'], use: 'write in any status', discloses: true }],
  [/^GET \/lqb\/loans\/\{loanNum\}\/agents$/, read('contacts')],
  [/^(POST|DELETE) \/lqb\/loans\/\{loanNum\}\/agents(\/\{id\})?$/, write('contacts')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/borrower-originator$/, write('contacts')],
  [/^(POST|DELETE) \/lqb\/loans\/\{loanNum\}\/initial-disclosure$/, write('edisclosure')],
  [/^GET \/loan-proxy\/\{loanNum\}\/signing-packages$/, read('edisclosure')],
  [
    /^POST \/loan-proxy\/\{loanNum\}\/signing-packages(\/.*)?$/,
    { pages: ['edisclosure'], use: 'write in any status', staff: true },
  ],
  [/^POST \/lqb\/edocs\/\{loanNum\}\/upload$/, { pages: ['upload-submission'], use: 'write in any status' }],
  [/^DELETE \/lqb\/edocs\/\{loanNum\}\/\{docId\}$/, { pages: ['upload-submission'], use: 'write in any status' }],
  [
    /^(POST|PUT) \/lqb\/edocs\/\{loanNum\}(\/join|\/split\/\{docId\})?$/,
    { pages: ['documents'], use: 'write in any status' },
  ],
  [/^POST \/lqb\/edocs\/\{loanNum\}\/dm-to-lqb$/, { pages: ['edisclosure', 'cd'], use: 'write in any status' }],
  [
    /^POST \/lqb\/edocs\/\{loanNum\}\/init-disc-upload$/,
    { pages: ['edisclosure', 'upload-submission'], use: 'write in any status' },
  ],
  [
    /^POST \/lqb\/loans\/\{loanNum\}\/appraisal-transfer-upload$/,
    { pages: ['appraisals'], use: 'write in any status' },
  ],
  [/^GET \/lqb\/loans\/\{loanNum\}\/doc-received-date$/, read(...files)],
  [/^POST \/lqb\/loans\/\{loanNum\}\/doc-received-date$/, { pages: ['documents'], use: 'write in any status' }],
  [/^GET \/lqb\/loans\/\{loanNum\}\/pi-waiver-disclosure-form$/, read('appraisals')],
  [/^GET \/lqb\/loans\/\{loanNum\}\/appraisal-orders$/, read('appraisals')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/appraisal-order-date$/, write('appraisals')],
  [
    /^POST \/loan-proxy\/\{loanNum\}\/(appraisals\/\{id\}\/(review|reject|reassignment|ssr)|appraisal-transfers\/\{id\}\/receive)$/,
    { pages: ['appraisals'], use: 'write', roles: appraisalReviewers },
  ],
  [/^GET \/loan-proxy\/\{loanNum\}\/appraisal(s|-fees|-waiver|-transfers)(\/|$)/, read('appraisals')],
  [/^(PUT|POST) \/loan-proxy\/\{loanNum\}\/appraisal(s|-waiver|-transfers)(\/|$)/, write('appraisals')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/loan-status-cert$/, read(...files)],
  [/^GET \/lqb\/loans\/\{loanNum\}\/conditions$/, read('conditions', 'upload-submission')],
  [/^POST \/lqb\/loans\/\{loanNum\}\/conditions\/\{conditionId\}\/response$/, answering],
  [/^POST \/lqb\/edocs\/\{loanNum\}\/condition-(upload|attach)$/, answering],
  [/^DELETE \/lqb\/loans\/\{loanNum\}\/conditions\/\{conditionId\}\/documents\/\{docId\}$/, answering],
  [
    /^(POST|PUT) \/lqb\/loans\/\{loanNum\}\/conditions(\/.*)?$/,
    { pages: ['conditions'], use: 'write in any status', decides: true },
  ],
  [/^GET \/(storage\/\{id\}|storage-loan|storage-loan\/\{loanNum\}|lqb\/edocs\/\{loanNum\}(\/.*)?)$/, read(...files)],
  [/^GET \/loan-proxy\/\{loanNum\}\/(email-context|emails-sent(\/.*)?)$/, read('email')],
  [
    /^POST \/loan-proxy\/\{loanNum\}\/(send-email|emails-sent(\/\{id\}\/send-again)?)$/,
    { pages: ['email'], use: 'write in any status' },
  ],
  [/^GET \/loan-proxy\/\{loanNum\}\/esign-(log|status)$/, read('edisclosure', 'application')],
  [/^GET \/lpa\/cra$/, 'signed-in'],
  [/^POST \/lpa$/, write('aus')],
  [/^POST \/lpa\/\{JobId\}$/, read('aus')],
  [/^POST \/loan-proxy\/\{loanNum\}\/desktop-(underwriter|originator)$/, write('aus')],
  [/^GET \/loan-proxy\/\{loanNum\}\/((du|do)-response-status|lpa-response|aus-(runs|trial))$/, read('aus')],
  [/^POST \/loan-proxy\/\{loanNum\}\/aus-run-of-record$/, { ...write('aus'), staff: true }],
  [/^GET \/loan-proxy\/\{loanNum\}\/servicing-payment$/, read('coupon')],
  [/^GET \/lqb\/loans\/\{loanNum\}\/(mortgage-coupon|first-payment-letter)$/, read('coupon')],
  [/^GET \/lqb\/loans\/\{loanNum\}\/(payoff|escrow-review)$/, { ...read('coupon'), staff: true }],
  [/^GET \/loan-proxy\/\{loanNum\}\/program-options$/, read('application', 'loan-summary', 'rate-lock')],
  [/^GET \/lqb\/loans\/\{loanNum\}\/possible-assignees$/, { ...read('contacts'), staff: true }],
  [/^POST \/lqb\/loans\/\{loanNum\}\/assignees$/, { ...write('contacts'), staff: true }],
  [/^POST \/lqb\/loans\/\{loanNum\}\/status$/, { ...write('application'), staff: true }],
  [/^POST \/lqb\/loans\/\{loanNum\}\/reveal$/, { pages: ['application'], use: 'write in any status' }],
  [/^GET \/lqb\/loans\/\{loanNum\}\/mismo$/, { pages: ['application'], use: 'read', exports: 'masked' }],
  [/^GET \/lqb\/loans\/\{loanNum\}\/mismo\/original$/, { pages: ['application'], use: 'read', exports: 'full' }],
  [/^GET \/loan-proxy\/\{loanNum\}\/compliance$/, { pages: ['application'], use: 'read', staff: true }],

  // Everything else of a loan is its application.
  [
    /^(PUT|DELETE) \/loan-proxy\/\{loanNum\}\/credit-account\/\{agency\}$/,
    { pages: ['application'], use: 'write in any status' },
  ],
  [/^GET \/(lqb\/loans|loan-proxy)\/\{loanNum\}\//, read('application')],
  [/^\w+ \/(lqb\/loans|loan-proxy)\/\{loanNum\}\//, write('application')],
];

export const audienceOf = (name: string): Audience =>
  expectations.find(([calls]) => calls.test(name))?.[1] ?? administrator;
