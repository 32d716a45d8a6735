import { type MenuFacts, type MoreFacts, type PageFacts, pathBehindLoan } from './page';
import { viewOf } from './resource-page';

/** An item of the loan menu. */
type MenuPageFacts<T extends string, I extends string> = PageFacts<T, I> & { readonly menu: MenuFacts };

/** A page that the permission of a menu item opens. */
type PageBelow<T extends string, I extends string, M extends string> = PageFacts<T, I> & { readonly below: M };

const facts = <T extends string, I extends string>(path: string, title: T, icon: I) =>
  ({ path: `/loans/:loanNum/${path}`, title, icon, area: 'loan' }) as const;

type MoreMenuFacts = MoreFacts & { readonly shown?: 'before' | 'after' };

const item = <T extends string, I extends string>(
  number: number,
  group: MenuFacts['group'],
  path: string,
  title: T,
  icon: I,
  { shown, ...more }: MoreMenuFacts = {},
): MenuPageFacts<T, I> => ({
  ...facts(path, title, icon),
  menu: { number, group, shown: shown ?? 'always' },
  ...more,
});

const below = <T extends string, I extends string, M extends string>(
  menuPage: M,
  path: string,
  title: T,
  icon: I,
  more: MoreFacts = {},
): PageBelow<T, I, M> => ({ ...facts(path, title, icon), below: menuPage, ...more });

/** Pages of a loan, the items of the loan menu in their order with the pages below each (MENU-01 to -19). */
export const loanPages = {
  dashboard: viewOf(
    'loans',
    'edit',
    item(31, 'overview', 'dashboard', 'dashboard', 'layout-dashboard', {
      aliases: ['/loans/:loanNum', '/loans/:loanNum/show'],
    }),
  ),
  'loan-summary': item(14, 'file', 'product-pricing', 'loanSummary', 'file-text', {
    shown: 'before',
    needs: 'pricing',
  }),
  'loan-summary-test': below('loan-summary', 'product-pricing-custom-field-test', 'loanSummary', 'file-text', {
    needs: 'pricing',
  }),
  application: { ...item(11, 'file', 'app', 'application', 'users-round'), opens: 'borrower' },
  'application-manager': below('application', 'app/manager', 'applicationManager', 'users-round'),
  borrower: below('application', 'app/borrower', 'borrower', 'user-round'),
  'borrower-id': below('application', 'app/borrower/:brwId', 'borrower', 'user-round'),
  employment: below('application', 'app/employment', 'employment', 'briefcase'),
  asset: below('application', 'app/asset', 'asset', 'piggy-bank'),
  liability: below('application', 'app/liability', 'liability', 'credit-card'),
  reo: below('application', 'app/reo', 'reo', 'building'),
  'loan-property': below('application', 'app/loan-property', 'loanProperty', 'landmark'),
  declaration: below('application', 'app/declaration', 'declaration', 'list-checks'),
  demographic: below('application', 'app/demographic', 'demographic', 'chart-pie'),
  aus: item(12, 'file', 'aus', 'aus', 'bot'),
  edisclosure: item(15, 'file', 'edisclosure', 'edisclosure', 'file-signature', { needs: 'disclosure' }),
  'self-prepare': below('edisclosure', 'edisclosure/self-prepare', 'selfPrepare', 'file-pen', { needs: 'disclosure' }),
  'lender-prepare': below('edisclosure', 'edisclosure/lender-prepare', 'lenderPrepare', 'file-check', {
    needs: 'disclosure',
  }),
  conditions: item(16, 'conditions', 'conditions', 'conditions', 'clipboard-check', {
    shown: 'after',
    needs: 'conditions',
  }),
  'upload-submission': item(17, 'conditions', 'upload-condition', 'uploadSubmission', 'upload', { needs: 'documents' }),
  documents: item(18, 'conditions', 'documents', 'documents', 'folder-open', { needs: 'documents' }),
  coc: item(19, 'requests', 'coc', 'coc', 'refresh-ccw-dot', { shown: 'after', needs: 'disclosure' }),
  appraisals: item(20, 'requests', 'appraisals', 'appraisals', 'house'),
  'appraisal-fee-finder': below('appraisals', 'appraisals/fee-finder', 'appraisalFee', 'search'),
  'appraisal-new': below('appraisals', 'appraisals/new', 'appraisalNew', 'house-plus'),
  'appraisal-waiver': below('appraisals', 'appraisals/waiver', 'appraisalWaiver', 'badge-x'),
  'appraisal-transfer': below('appraisals', 'appraisals/transfer', 'appraisalTransfer', 'arrow-left-right'),
  'rate-lock': item(21, 'requests', 'rate-lock-request', 'rateLock', 'lock-keyhole'),
  cd: item(22, 'requests', 'cd', 'cd', 'file-plus-2', { shown: 'after' }),
  contacts: item(23, 'people', 'contacts', 'contacts', 'contact-round', { needs: 'directory' }),
  email: item(24, 'people', 'email', 'email', 'mail'),
  'loan-doc': item(25, 'people', 'loan-doc', 'loanDoc', 'badge-check'),
  coupon: item(26, 'people', 'servicing', 'coupon', 'receipt', { shown: 'after' }),
  'doc-gen': facts('doc-gen', 'docGen', 'file-cog'),
  credit: facts('credit', 'credit', 'gauge'),
  loan: facts('loan', 'loan', 'clipboard-list'),
} as const;

type Table = typeof loanPages;

export type LoanPageKey = keyof Table;

/** A page that a menu permission opens, and the pages below it. */
export type MenuPage = { [K in LoanPageKey]: Table[K] extends { readonly menu: MenuFacts } ? K : never }[LoanPageKey];

/** Who may open a page of a loan: users with the menu permission of `page`, or with any. `email`: further roles are needed. */
export type LoanAccess = { readonly kind: 'menu' | 'email'; readonly page: MenuPage } | { readonly kind: 'loan' };

const keys = Object.keys(loanPages) as LoanPageKey[];
const isMenuPage = (key: LoanPageKey): key is MenuPage => 'menu' in loanPages[key];

export function accessOfLoanPage(key: LoanPageKey): LoanAccess {
  const page = loanPages[key];
  if (isMenuPage(key)) return { kind: key === 'email' ? 'email' : 'menu', page: key };
  return 'below' in page ? { kind: 'menu', page: page.below } : { kind: 'loan' };
}

/** The items of the loan menu, in its order. */
export const menuPages: readonly MenuPage[] = keys.filter(isMenuPage);

/** The pages of a menu item that its entry unfolds to: those below its address, without any that is about one record. */
export function pagesBelow(item: MenuPage): readonly LoanPageKey[] {
  const { path } = loanPages[item];
  return keys.filter(
    (key) => loanPages[key].path.startsWith(`${path}/`) && !loanPages[key].path.includes('/:', path.length),
  );
}

/** The titles that two items take on: once there is an eDisclosure, and after submission. */
export const laterTitles = { edisclosure: 'loanEstimate', 'upload-submission': 'uploadConditions' } as const;

/** The address of a page behind `/loans/{loanNum}`, by which access to pages is stored and sent. */
export const pathInLoan = (page: LoanPageKey): string => pathBehindLoan(loanPages[page]);

export const menuNumber = (page: MenuPage): number => loanPages[page].menu.number;

/** Every number of the loan menu, in its order. */
export const menuNumbers: readonly number[] = menuPages.map(menuNumber);
