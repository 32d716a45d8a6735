import { areaPage } from './area-page';
import { type PagedCollection, readOnly } from './collection';
import { loanCreators } from './loan-creators';
import type { Titles } from './page';
import { viewOf, viewPages } from './resource-page';

const page = areaPage('main', { kind: 'signed-in' });
const creatorPage = areaPage('main', { kind: 'roles', roles: loanCreators });

/**
 * The post-closing desk: who receives documents and insurance certificates, keeps the notes, and ships loans to investors. Funders are
 * among them, as the role is “Funder / Post Closer” in the correspondent channel (CONTACT-04).
 */
export const postClosingRoles: readonly string[] = [
  ...(['Administrator', 'Funder', 'Shipper', 'Collateral Agent', 'Insuring', 'Post-Closer', 'Secondary'] as const),
];

/** Those of them who record what the investor decided: they talk with it. */
export const investorDeciders: readonly string[] = ['Administrator', 'Post-Closer', 'Secondary'];

/** Who mails documents on paper to borrowers who do not sign online: the roles that send disclosures, without originators. */
export const paperMailingRoles: readonly string[] = [
  ...(['Administrator', 'Manager', 'Disclosure Desk', 'Loan Opener', 'Jr. Processor', 'Processor'] as const),
];

const mailingPage = areaPage('main', { kind: 'roles', roles: paperMailingRoles });
const deskPage = areaPage('main', { kind: 'roles', roles: postClosingRoles });

/** The lists of the main area, by the path of their pages. */
export const mainResources = {
  'main/servicing': readOnly('landmark', '/emet-data/servicing', { export: '/emet-data/servicing/export' }),
  'main/shipping': readOnly('package-check', '/emet-data/post-closing', { export: '/emet-data/post-closing/export' }),
  'main/paper-mailings': readOnly('mail', '/emet-data/paper-mailings', {
    export: '/emet-data/paper-mailings/export',
  }),
} as const satisfies Readonly<Record<string, PagedCollection>>;

const { listPage } = viewPages(mainResources, page);
const shipping = viewPages(mainResources, deskPage);
const mailings = viewPages(mainResources, mailingPage);

/** Titles of these pages, as the specification prints them. */
export const mainTitles = {
  home: { en: 'Home', tr: 'Ana sayfa', ar: 'الرئيسية' },
  announcements: { en: 'Announcements', tr: 'Duyurular', ar: 'الإعلانات' },
  forms: { en: 'Forms', tr: 'Formlar', ar: 'النماذج' },
  rates: { en: 'Daily Rate Sheets', tr: 'Günlük faiz tabloları', ar: 'جداول الأسعار اليومية' },
  guidelines: { en: 'Product Guidelines', tr: 'Ürün kılavuzları', ar: 'إرشادات المنتجات' },
  pricing: { en: 'Price My Loan', tr: 'Kredimi fiyatla', ar: 'تسعير قرضي' },
  quickPricing: { en: 'Quick pricing', tr: 'Hızlı fiyatlama', ar: 'تسعير سريع' },
  createLoan: { en: 'Create New Loan', tr: 'Yeni kredi oluştur', ar: 'إنشاء قرض جديد' },
  pipeline: { en: 'Pipeline', tr: 'Kredi listesi', ar: 'قائمة القروض' },
  security: { en: 'Sign-in and security', tr: 'Giriş ve güvenlik', ar: 'الدخول والأمان' },
  sessions: { en: 'Your sessions', tr: 'Oturumlarınız', ar: 'جلساتك' },
  servicing: { en: 'Servicing', tr: 'Kredi hizmetleri', ar: 'خدمة القروض' },
  shipping: { en: 'Post-closing', tr: 'Kapanış sonrası', ar: 'ما بعد الإغلاق' },
  paperMailings: { en: 'Paper mailings', tr: 'Posta gönderimleri', ar: 'الإرسال الورقي' },
  shippingLoan: { en: 'Post-closing of a loan', tr: 'Kredinin kapanış sonrası', ar: 'ما بعد إغلاق القرض' },
} as const satisfies Titles;

/** Titles for a toolbar with less room. */
export const shortTitles = {
  pricing: { en: 'Pricing', tr: 'Fiyatlama', ar: 'التسعير' },
  createLoan: { en: 'New Loan', tr: 'Yeni kredi', ar: 'قرض جديد' },
} as const satisfies Titles;

/** /main and /rate-sheets: toolbar and right panel. */
export const mainPages = {
  home: page('/main/resources', 'home', 'house', { aliases: ['/main'], inMenu: 1 }),
  announcements: page('/main/resources/announcements', 'announcements', 'megaphone'),
  forms: page('/main/resources/forms', 'forms', 'file-text'),
  rates: page('/main/resources/rates', 'rates', 'percent'),
  guidelines: page('/main/resources/guidelines', 'guidelines', 'scroll-text'),
  pricing: page('/main/pricing', 'pricing', 'tag', {
    needs: 'pricing',
    inMenu: 2,
    short: true,
    footer: false,
    panel: 'closed',
    fullBleed: true,
  }),
  'quick-pricing': page('/main/quick-pricing', 'quickPricing', 'zap', { needs: 'pricing' }),
  'create-loan': viewOf(
    'loans',
    'create',
    creatorPage('/main/register-my-loan/prog-first', 'createLoan', 'plus', {
      aliases: ['/main/register-my-loan', '/main/import', '/loans/create'],
      // Registering a loan is the second half of creating it.
      also: '/loans/:loanNum/register-my-loan/*',
      inMenu: 3,
      short: true,
      footer: false,
      panel: 'closed',
    }),
  ),
  pipeline: viewOf(
    'loans',
    'list',
    page('/main/pipelines', 'pipeline', 'list', {
      aliases: ['/loans'],
      inMenu: 4,
      footer: false,
      panel: 'closed',
      fullBleed: true,
    }),
  ),
  servicing: listPage('main/servicing', 'servicing', { panel: 'closed' }),
  shipping: shipping.listPage('main/shipping', 'shipping', { panel: 'closed', inMenu: 6 }),
  'shipping-loan': shipping.showPage('main/shipping', 'shippingLoan', { panel: 'closed' }),
  'paper-mailings': mailings.listPage('main/paper-mailings', 'paperMailings', {
    needs: 'documents',
    panel: 'closed',
  }),
  security: page('/main/security', 'security', 'shield-check'),
  sessions: page('/main/sessions', 'sessions', 'monitor-smartphone'),
  'rate-sheets': page('/rate-sheets', 'rates', 'percent'),
} as const;
