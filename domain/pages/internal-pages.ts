import { areaPage } from './area-page';
import { type PagedCollection, readOnly } from './collection';
import type { MoreFacts, Titles } from './page';
import { viewPages } from './resource-page';

/** An area of internal work with the roles that it is granted to (S2.5, W6). */
const workArea = <T extends string, I extends string>(
  path: string,
  title: T,
  icon: I,
  roles: readonly string[],
  more: MoreFacts = {},
) => areaPage('internal', { kind: 'roles', roles })(`/main/internal/${path}`, title, icon, more);

const servicing = ['Administrator', 'Servicing'];

/** Who prices many loans at once. */
export const batchPricingRoles = ['Administrator', 'Secondary'];

/** Who brings in files of many rows (INTERNAL-03). */
export const batchToolsRoles = ['Administrator', 'Accountant'];

/** Who sells loans to investors. */
export const lockReportRoles = ['Administrator', 'Secondary', 'Lock Desk'];

/** The lists of internal work, by the path of their pages. */
export const internalResources = {
  'main/internal/batch-pricing': readOnly('calculator', '/lqb/price-runs', { export: '/lqb/price-runs/export' }),
  'main/internal/batch': readOnly('layers', '/emet-data/batches', { export: '/emet-data/batches/export' }),
  'main/internal/servicing': readOnly('hand-coins', '/emet-data/servicing', { export: '/emet-data/servicing/export' }),
  'main/internal/lock-report': readOnly('file-text', '/lqb/lock-report', {}),
} as const satisfies Readonly<Record<string, PagedCollection>>;

const priceRuns = viewPages(internalResources, areaPage('internal', { kind: 'roles', roles: batchPricingRoles }));
const batchTools = viewPages(internalResources, areaPage('internal', { kind: 'roles', roles: batchToolsRoles }));
const serviced = viewPages(internalResources, areaPage('internal', { kind: 'roles', roles: servicing }));
const lockReports = viewPages(internalResources, areaPage('internal', { kind: 'roles', roles: lockReportRoles }));

/** Titles of these pages, as the specification prints them. */
export const internalTitles = {
  internal: { en: 'Internal', tr: 'Şirket içi', ar: 'داخلي' },
  batchPricing: { en: 'Batch Pricing', tr: 'Toplu fiyatlama', ar: 'تسعير بالدفعات' },
  priceRunCreate: { en: 'Price loans', tr: 'Kredileri fiyatla', ar: 'تسعير القروض' },
  priceRun: { en: 'Pricing run', tr: 'Fiyatlama çalışması', ar: 'عملية تسعير' },
  lockReport: { en: 'Lock Report', tr: 'Kilit raporu', ar: 'تقرير تثبيت الأسعار' },
  investorLock: { en: 'Investor lock', tr: 'Yatırımcı kilidi', ar: 'تثبيت المستثمر' },
  batch: { en: 'Batch Tools', tr: 'Toplu işlem araçları', ar: 'أدوات الدفعات' },
  batchCreate: { en: 'Import a file', tr: 'Dosya aktar', ar: 'استيراد ملف' },
  batchRun: { en: 'Batch', tr: 'Toplu işlem', ar: 'دفعة' },
  exclusionaryList: { en: 'Exclusionary List', tr: 'Kabul edilmeyenler listesi', ar: 'قائمة الاستبعاد' },
  lockDesk: { en: 'Lock Desk', tr: 'Kilit masası', ar: 'مكتب تثبيت الأسعار' },
  servicingLoan: { en: 'Servicing of one loan', tr: 'Tek kredinin hizmetleri', ar: 'خدمة قرض واحد' },
} as const satisfies Titles;

/** The entries of the Internal menu, in its order. */
export const internalAreas = {
  'internal-batch-pricing': priceRuns.listPage('main/internal/batch-pricing', 'batchPricing', { inMenu: 1 }),
  'internal-lock-report': lockReports.listPage('main/internal/lock-report', 'lockReport', { inMenu: 6 }),
  'internal-lock-desk': workArea('lock-desk', 'lockDesk', 'lock-keyhole', ['Administrator', 'Secondary', 'Lock Desk'], {
    inMenu: 5,
    needs: 'locks',
  }),
  'internal-batch': batchTools.listPage('main/internal/batch', 'batch', { inMenu: 3 }),
  'internal-servicing': serviced.listPage('main/internal/servicing', 'servicing', { inMenu: 2 }),
  'internal-appraisal': workArea('appraisal', 'exclusionaryList', 'user-x', ['Administrator', 'QC Compliance'], {
    inMenu: 4,
    fullBleed: true,
  }),
} as const;

/** Users with a role of an area that they can open; the others would find an empty page. */
const anyAreaRole = Object.values(internalAreas).flatMap(({ access }) => (access.kind === 'roles' ? access.roles : []));

/** /main/internal: toolbar only; each entry lists the roles that may open it. */
export const internalPages = {
  ...internalAreas,
  'internal-batch-pricing-create': priceRuns.createPage('main/internal/batch-pricing', 'priceRunCreate', {
    fullBleed: true,
  }),
  'internal-batch-pricing-run': priceRuns.showPage('main/internal/batch-pricing', 'priceRun', { fullBleed: true }),
  'internal-batch-create': batchTools.createPage('main/internal/batch', 'batchCreate'),
  'internal-batch-run': batchTools.showPage('main/internal/batch', 'batchRun', { fullBleed: true }),
  'internal-lock-report-loan': lockReports.showPage('main/internal/lock-report', 'investorLock'),
  'internal-servicing-loan': areaPage('bare', { kind: 'roles', roles: servicing })(
    '/main/internal/servicing/:loanNum',
    'servicingLoan',
    'hand-coins',
  ),
  internal: areaPage('internal', { kind: 'roles', roles: anyAreaRole })('/main/internal', 'internal', 'building-2'),
} as const;
