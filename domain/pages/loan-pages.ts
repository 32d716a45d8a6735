import { emailPage } from './email-page';
import { menuPage, pageBelow, pageWithLetterOf } from './loan-page';
import { LOAN_ROUTE, type MenuFacts, pathBehindLoan, type Titles } from './page';
import { viewOf } from './resource-page';

/** Titles of these pages, as the specification prints them. */
export const loanTitles = {
  fees: { en: 'Fees', tr: 'Ücretler', ar: 'الرسوم' },
  dashboard: { en: 'Dashboard', tr: 'Gösterge paneli', ar: 'لوحة المعلومات' },
  loanSummary: { en: 'Loan Summary', tr: 'Kredi özeti', ar: 'ملخص القرض' },
  application: { en: 'Application', tr: 'Başvuru', ar: 'الطلب' },
  borrower: { en: 'Borrower', tr: 'Borçlu', ar: 'المقترض' },
  applicationManager: { en: 'Manage applications', tr: 'Başvuruları yönet', ar: 'إدارة الطلبات' },
  employment: { en: 'Employment', tr: 'İş ve gelir', ar: 'العمل والدخل' },
  asset: { en: 'Assets', tr: 'Varlıklar', ar: 'الأصول' },
  liability: { en: 'Liabilities', tr: 'Borçlar', ar: 'الالتزامات' },
  reo: { en: 'Real estate owned', tr: 'Sahip olunan mülkler', ar: 'العقارات المملوكة' },
  loanProperty: { en: 'Loan and property', tr: 'Kredi ve mülk', ar: 'القرض والعقار' },
  declaration: { en: 'Declarations', tr: 'Beyanlar', ar: 'الإقرارات' },
  demographic: { en: 'Demographic information', tr: 'Demografik bilgiler', ar: 'المعلومات الديموغرافية' },
  aus: { en: 'Submit to AUS (Beta)', tr: 'AUS sistemine gönder (Beta)', ar: 'إرسال إلى AUS (تجريبي)' },
  edisclosure: { en: 'Request eDisclosure', tr: 'e-Bildirim iste', ar: 'طلب الإفصاح الإلكتروني' },
  selfPrepare: { en: 'Self-Prepare', tr: 'Ben hazırladım', ar: 'إعداد ذاتي' },
  lenderPrepare: { en: 'Lender-Prepare', tr: 'Kredi veren hazırlasın', ar: 'إعداد من المُقرض' },
  conditions: { en: 'View Conditions', tr: 'Koşulları görüntüle', ar: 'عرض الشروط' },
  uploadSubmission: { en: 'Upload Submission', tr: 'Başvuru dosyası yükle', ar: 'رفع ملف التقديم' },
  documents: { en: 'View eDocuments', tr: 'e-Belgeleri görüntüle', ar: 'عرض المستندات الإلكترونية' },
  coc: { en: 'COC Request', tr: 'COC talebi', ar: 'طلب تغيير الظروف' },
  appraisals: { en: 'Appraisal Request', tr: 'Ekspertiz talebi', ar: 'طلب التقييم' },
  appraisalFee: { en: 'Appraisal Fee Finder', tr: 'Ekspertiz ücreti bulucu', ar: 'حاسبة رسوم التقييم' },
  appraisalNew: { en: 'New Appraisal Order', tr: 'Yeni ekspertiz siparişi', ar: 'طلب تقييم جديد' },
  appraisalWaiver: { en: 'Appraisal Waiver', tr: 'Ekspertiz muafiyeti', ar: 'إعفاء من التقييم' },
  appraisalTransfer: { en: 'Appraisal Transfer', tr: 'Ekspertiz devri', ar: 'نقل التقييم' },
  rateLock: { en: 'Rate Lock Request', tr: 'Faiz kilidi talebi', ar: 'طلب تثبيت السعر' },
  cd: { en: 'CD & Doc Request', tr: 'CD ve belge talebi', ar: 'طلب CD والمستندات' },
  contacts: { en: 'Contacts', tr: 'Kişiler', ar: 'جهات الاتصال' },
  email: { en: 'Send an email', tr: 'E-posta gönder', ar: 'إرسال بريد إلكتروني' },
  loanDoc: { en: 'Loan Doc', tr: 'Kredi belgesi', ar: 'مستند القرض' },
  coupon: { en: 'Mortgage Coupon', tr: 'Ödeme kuponu', ar: 'قسيمة الرهن' },
  messages: { en: 'Messages', tr: 'Mesajlar', ar: 'الرسائل' },
  docGen: { en: 'Document generation', tr: 'Belge oluşturma', ar: 'إنشاء المستندات' },
  credit: { en: 'Credit', tr: 'Kredi raporu', ar: 'الائتمان' },
  loanEstimate: { en: 'View Loan Estimate', tr: 'Kredi tahminini görüntüle', ar: 'عرض تقدير القرض' },
  uploadConditions: { en: 'Upload Conditions', tr: 'Koşul belgesi yükle', ar: 'رفع الشروط' },
} as const satisfies Titles;

/** Pages of a loan, the items of the loan menu in their order with the pages below each (MENU-01 to -19). */
export const loanPages = {
  dashboard: viewOf(
    'loans',
    'edit',
    menuPage(31, 'overview', 'dashboard', 'dashboard', 'layout-dashboard', {
      aliases: [LOAN_ROUTE, `${LOAN_ROUTE}/show`],
    }),
  ),
  'loan-summary': menuPage(14, 'file', 'product-pricing', 'loanSummary', 'file-text', {
    shown: 'before',
    needs: 'pricing',
    panel: 'closed',
    fullBleed: true,
  }),
  'loan-summary-test': pageBelow('loan-summary', 'product-pricing-custom-field-test', 'loanSummary', 'file-text', {
    needs: 'pricing',
    panel: 'closed',
    fullBleed: true,
  }),
  application: { ...menuPage(11, 'file', 'app', 'application', 'users-round'), opens: 'borrower' },
  'application-manager': pageBelow('application', 'app/manager', 'applicationManager', 'users-round'),
  borrower: pageBelow('application', 'app/borrower', 'borrower', 'user-round'),
  'borrower-id': pageBelow('application', 'app/borrower/:brwId', 'borrower', 'user-round'),
  employment: pageBelow('application', 'app/employment', 'employment', 'briefcase'),
  asset: pageBelow('application', 'app/asset', 'asset', 'piggy-bank'),
  liability: pageBelow('application', 'app/liability', 'liability', 'credit-card'),
  reo: pageBelow('application', 'app/reo', 'reo', 'building'),
  'loan-property': pageBelow('application', 'app/loan-property', 'loanProperty', 'landmark'),
  declaration: pageBelow('application', 'app/declaration', 'declaration', 'list-checks'),
  demographic: pageBelow('application', 'app/demographic', 'demographic', 'chart-pie'),
  credit: pageBelow('application', 'credit', 'credit', 'gauge'),
  aus: menuPage(12, 'file', 'aus', 'aus', 'bot', {
    needs: 'underwriting-orders',
    panel: 'closed',
  }),
  edisclosure: menuPage(15, 'file', 'edisclosure', 'edisclosure', 'file-signature', {
    needs: 'disclosure',
    panel: 'closed',
  }),
  'self-prepare': pageBelow('edisclosure', 'edisclosure/self-prepare', 'selfPrepare', 'file-pen', {
    needs: 'disclosure',
  }),
  'lender-prepare': pageBelow('edisclosure', 'edisclosure/lender-prepare', 'lenderPrepare', 'file-check', {
    needs: 'disclosure',
  }),
  conditions: menuPage(16, 'conditions', 'conditions', 'conditions', 'clipboard-check', {
    shown: 'after',
    needs: 'conditions',
    panel: 'closed',
  }),
  'upload-submission': menuPage(17, 'conditions', 'upload-condition', 'uploadSubmission', 'upload', {
    needs: 'documents',
  }),
  documents: menuPage(18, 'conditions', 'documents', 'documents', 'folder-open', {
    needs: 'documents',
    fullBleed: true,
    panel: 'closed',
  }),
  coc: menuPage(19, 'requests', 'coc', 'coc', 'refresh-ccw-dot', {
    shown: 'after',
    needs: 'fees',
    panel: 'closed',
  }),
  appraisals: menuPage(20, 'requests', 'appraisals', 'appraisals', 'house', { panel: 'closed' }),
  'appraisal-fee-finder': pageBelow('appraisals', 'appraisals/fee-finder', 'appraisalFee', 'search'),
  'appraisal-new': pageBelow('appraisals', 'appraisals/new', 'appraisalNew', 'house-plus', { panel: 'closed' }),
  'appraisal-waiver': pageBelow('appraisals', 'appraisals/waiver', 'appraisalWaiver', 'badge-x'),
  'appraisal-transfer': pageBelow('appraisals', 'appraisals/transfer', 'appraisalTransfer', 'arrow-left-right'),
  'rate-lock': menuPage(21, 'requests', 'rate-lock-request', 'rateLock', 'lock-keyhole', {
    needs: 'locks',
    panel: 'closed',
  }),
  cd: menuPage(22, 'requests', 'cd', 'cd', 'file-plus-2', { shown: 'after', needs: 'disclosure', panel: 'closed' }),
  contacts: menuPage(23, 'people', 'contacts', 'contacts', 'contact-round', { needs: 'directory' }),
  email: emailPage,
  'loan-doc': menuPage(25, 'people', 'loan-doc', 'loanDoc', 'badge-check'),
  coupon: menuPage(26, 'people', 'servicing', 'coupon', 'receipt', { shown: 'after', panel: 'closed' }),
  messages: pageWithLetterOf('conditions', 'messages', 'messages', 'message-square'),
  'doc-gen': pageBelow('loan-doc', 'doc-gen', 'docGen', 'file-cog', { panel: 'closed' }),
  loan: pageBelow('edisclosure', 'loan', 'fees', 'clipboard-list', { needs: 'fees', panel: 'closed' }),
} as const;

type Table = typeof loanPages;

export type LoanPageKey = keyof Table;

/** A page that a menu permission opens, and the pages below it. */
export type MenuPage = { [K in LoanPageKey]: Table[K] extends { readonly menu: MenuFacts } ? K : never }[LoanPageKey];

/** Who may open a page of a loan: users who may read `page`, or any page of the loan menu. */
export type LoanAccess = { readonly kind: 'menu'; readonly page: MenuPage } | { readonly kind: 'loan' };

const keys = Object.keys(loanPages) as LoanPageKey[];
const isMenuPage = (key: LoanPageKey): key is MenuPage => 'menu' in loanPages[key];

export function accessOfLoanPage(key: LoanPageKey): LoanAccess {
  const page = loanPages[key];
  if (isMenuPage(key)) return { kind: 'menu', page: key };
  if ('letterOf' in page) return { kind: 'menu', page: page.letterOf };
  return 'below' in page ? { kind: 'menu', page: page.below } : { kind: 'loan' };
}

/** The items of the loan menu, in its order. */
export const menuPages: readonly MenuPage[] = keys.filter(isMenuPage);

const isBelow = (item: MenuPage, key: LoanPageKey): boolean => {
  const page = loanPages[key];
  return 'below' in page && page.below === item;
};

/** The pages that the entry of a menu item unfolds to: those below it, without other addresses of the same screen. */
export const pagesBelow = (item: MenuPage): readonly LoanPageKey[] =>
  keys.filter(
    (key) => isBelow(item, key) && !pathInLoan(key).includes(':') && loanPages[key].title !== loanPages[item].title,
  );

/** The titles of two items that change: once there is an eDisclosure, and after submission. */
export const laterTitles = { edisclosure: 'loanEstimate', 'upload-submission': 'uploadConditions' } as const;

/** The address of a page behind `/loans/{loanNum}`, by which access to pages is stored and sent. */
export const pathInLoan = (page: LoanPageKey): string => pathBehindLoan(loanPages[page]);

export const menuNumber = (page: MenuPage): number => loanPages[page].menu.number;

/** Every number of the loan menu, in its order. */
export const menuNumbers: readonly number[] = menuPages.map(menuNumber);
