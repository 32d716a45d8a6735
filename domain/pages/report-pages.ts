import { areaPage } from './area-page';
import { type PagedCollection, readOnly } from './collection';
import { isBuilt } from './offered';
import type { Titles } from './page';
import { viewPages } from './resource-page';

/** Who may open which report; no one else does. */
export const reportRoles = {
  'lock-expiry': [
    ...(['Administrator', 'Manager', 'Secondary', 'Lock Desk', 'Processor'] as const),
    ...(['Loan Officer', 'Loan Officer Assistant'] as const),
  ],
  hmda: ['Administrator', 'QC Compliance'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReportName = keyof typeof reportRoles;

/** The lists of the reports, by the path of their pages. */
export const reportResources = {
  'main/reports/lock-expiry': readOnly('lock-keyhole', '/emet-data/reports/lock-expiry', {
    export: '/emet-data/reports/lock-expiry/export',
  }),
  'main/reports/hmda': readOnly('clipboard-list', '/emet-data/hmda-loans', { export: '/emet-data/hmda-loans/export' }),
} as const satisfies Readonly<Record<string, PagedCollection>>;

const pagesFor = (name: ReportName) =>
  viewPages(reportResources, areaPage('reports', { kind: 'roles', roles: reportRoles[name] }));

export const reportTitles = {
  reports: { en: 'Reports', tr: 'Raporlar', ar: 'التقارير' },
  lockExpiryReport: { en: 'Lock expiry', tr: 'Kilit bitişleri', ar: 'انتهاء تثبيت الأسعار' },
  hmda: { en: 'HMDA register', tr: 'HMDA kaydı', ar: 'سجل HMDA' },
  hmdaLoan: { en: 'Edits of a loan', tr: 'Kredinin düzeltmeleri', ar: 'تعديلات القرض' },
} as const satisfies Titles;

/** The entries of the Reports menu, in its order. */
export const reportAreas = {
  'reports-lock-expiry': pagesFor('lock-expiry').listPage('main/reports/lock-expiry', 'lockExpiryReport', {
    inMenu: 30,
  }),
  'reports-hmda': pagesFor('hmda').listPage('main/reports/hmda', 'hmda', { inMenu: 60 }),
} as const;

/** Users with a role of a report that they can open; the others would find an empty page. */
const anyReportRole = Object.values(reportAreas)
  .filter(isBuilt)
  .flatMap(({ access }) => (access.kind === 'roles' ? access.roles : []));

/** /main/reports: each entry lists the roles that may open it. */
export const reportPages = {
  ...reportAreas,
  'reports-hmda-loan': pagesFor('hmda').showPage('main/reports/hmda', 'hmdaLoan'),
  reports: areaPage('reports', { kind: 'roles', roles: anyReportRole })(
    '/main/reports',
    'reports',
    'chart-no-axes-column',
  ),
} as const;
