import { areaPage } from './area-page';
import { type PagedCollection, readOnly } from './collection';
import type { Titles } from './page';
import { viewPages } from './resource-page';

const managers = ['Administrator', 'Manager'] as const;
const sales = ['Secondary', 'Lock Desk'] as const;
const originators = ['Loan Officer', 'Loan Officer Assistant'] as const;

/** Who may open which report of figures; no one else does. */
export const deskReportRoles = {
  'pull-through': [...managers, 'Secondary', 'Loan Officer', 'Lender Account Executive'],
  'turn-times': [...managers, 'Processor', 'Underwriter', 'Closer', 'Funder', 'QC Compliance'],
  'lock-expiry': [...managers, ...sales, 'Processor', ...originators],
  fallout: [...managers, ...sales],
  'conditions-age': [
    ...managers,
    ...(['Jr. Processor', 'Processor', 'Jr. Underwriter', 'Underwriter', 'Closer'] as const),
    ...originators,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A report of figures, with a chart, files and emails. */
export type DeskReport = keyof typeof deskReportRoles;

/** Who may open which page of reports; no one else does. */
export const reportRoles = {
  ...deskReportRoles,
  hmda: ['Administrator', 'QC Compliance'],
  'quality-control': ['Administrator', 'QC Compliance'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type ReportName = keyof typeof reportRoles;

const list = <const Icon extends string, const Name extends DeskReport>(icon: Icon, name: Name) =>
  readOnly(icon, `/emet-data/reports/${name}`, { export: `/emet-data/reports/${name}/export` });

/** The lists of the reports, by the path of their pages. */
export const reportResources = {
  'main/reports/pull-through': list('chart-pie', 'pull-through'),
  'main/reports/turn-times': list('gauge', 'turn-times'),
  'main/reports/lock-expiry': list('lock-keyhole', 'lock-expiry'),
  'main/reports/fallout': list('badge-x', 'fallout'),
  'main/reports/conditions-age': list('list-checks', 'conditions-age'),
  'main/reports/hmda': readOnly('clipboard-list', '/emet-data/hmda-loans', { export: '/emet-data/hmda-loans/export' }),
  'main/reports/quality-control': readOnly('clipboard-check', '/emet-data/qc-reviews', {
    export: '/emet-data/qc-reviews/export',
  }),
} as const satisfies Readonly<Record<`main/reports/${ReportName}`, PagedCollection>>;

export const reportTitles = {
  reports: { en: 'Reports', tr: 'Raporlar', ar: 'التقارير' },
  pullThroughReport: { en: 'Pull-through', tr: 'Kullandırım oranı', ar: 'نسبة التمويل' },
  turnTimesReport: { en: 'Turn times', tr: 'Aşama süreleri', ar: 'مدد المراحل' },
  lockExpiryReport: { en: 'Lock expiry', tr: 'Kilit bitişleri', ar: 'انتهاء تثبيت الأسعار' },
  falloutReport: { en: 'Fallout', tr: 'Kilitten dönen krediler', ar: 'القروض المثبتة غير الممولة' },
  conditionsAgeReport: { en: 'Conditions age', tr: 'Koşulların yaşı', ar: 'أعمار الشروط' },
  hmda: { en: 'HMDA register', tr: 'HMDA kaydı', ar: 'سجل HMDA' },
  qualityControl: { en: 'Quality control', tr: 'Kalite kontrol', ar: 'مراقبة الجودة' },
  qualityReview: { en: 'Review of a loan', tr: 'Kredinin incelemesi', ar: 'مراجعة القرض' },
  hmdaLoan: { en: 'Edits of a loan', tr: 'Kredinin düzeltmeleri', ar: 'تعديلات القرض' },
} as const satisfies Titles;

const pagesFor = (name: ReportName) =>
  viewPages(reportResources, areaPage('reports', { kind: 'roles', roles: reportRoles[name] }));

const deskPage = <const Name extends DeskReport, T extends string>(name: Name, title: T, inMenu: number) =>
  pagesFor(name).listPage<T, `main/reports/${Name}`>(`main/reports/${name}`, title, { inMenu });

/** The entries of the Reports menu, in its order. */
export const reportAreas = {
  'reports-pull-through': deskPage('pull-through', 'pullThroughReport', 10),
  'reports-turn-times': deskPage('turn-times', 'turnTimesReport', 20),
  'reports-lock-expiry': deskPage('lock-expiry', 'lockExpiryReport', 30),
  'reports-fallout': deskPage('fallout', 'falloutReport', 40),
  'reports-conditions-age': deskPage('conditions-age', 'conditionsAgeReport', 50),
  'reports-hmda': pagesFor('hmda').listPage('main/reports/hmda', 'hmda', { inMenu: 60 }),
  'reports-quality-control': pagesFor('quality-control').listPage('main/reports/quality-control', 'qualityControl', {
    inMenu: 70,
  }),
} as const;

/** Users with a role of a report that they can open; the others would find an empty page. */
const anyReportRole = Object.values(reportAreas).flatMap(({ access }) => (access.kind === 'roles' ? access.roles : []));

/** /main/reports: each entry lists the roles that may open it. */
export const reportPages = {
  ...reportAreas,
  'reports-quality-control-review': pagesFor('quality-control').showPage(
    'main/reports/quality-control',
    'qualityReview',
  ),
  'reports-hmda-loan': pagesFor('hmda').showPage('main/reports/hmda', 'hmdaLoan'),
  reports: areaPage('reports', { kind: 'roles', roles: anyReportRole })(
    '/main/reports',
    'reports',
    'chart-no-axes-column',
  ),
} as const;
