import type { PageRow } from '../../../domain/pages/page-table';
import { ausKeys, conditionKeys, documentKeys, formKeys, listKeys, lockDeskKeys, type PortalKey } from './key-table';

/** What pages are for, by the beginning of their names; the longest that fits counts. Each is a text key. */
const purposes = {
  home: 'home',
  pipeline: 'pipeline',
  'create-loan': 'createLoan',
  pricing: 'pricing',
  'quick-pricing': 'pricing',
  security: 'security',
  sessions: 'sessions',
  shipping: 'postClosing',
  'paper-mailings': 'paperMailings',
  public: 'public',
  'public-pricing': 'pricing',
  'public-exclusionary': 'appraisers',
  'admin-program': 'programs',
  'admin-program-rates': 'rates',
  'admin-user': 'users',
  'admin-branch': 'branches',
  'admin-county': 'places',
  'admin-appraisal': 'appraisers',
  'admin-role': 'roles',
  'admin-loan-setup': 'loanSetup',
  'admin-general': 'settings',
  'admin-form': 'files',
  'admin-email': 'emails',
  'admin-condition': 'conditionTemplates',
  'admin-contact': 'contactBook',
  'admin-document': 'documents',
  'admin-audit': 'audit',
  'admin-vendor-account': 'vendorAccounts',
  'admin-test': 'selfTest',
  internal: 'internal',
  'internal-lock-desk': 'lockDesk',
  reports: 'reports',
  register: 'register',
  'register-select': 'selectProgram',
  'register-edisclosure': 'disclosure',
  dashboard: 'dashboard',
  aus: 'aus',
  conditions: 'conditions',
  documents: 'loanDocuments',
  'upload-submission': 'uploadConditions',
  'rate-lock': 'rateLock',
} as const;

/** Pages without a line above. */
const purposeOfArea = {
  main: 'resources',
  public: 'public',
  admin: 'admin',
  internal: 'internal',
  reports: 'reports',
  register: 'register',
  loan: 'application',
  bare: 'internal',
} as const;

type Named = Pick<PageRow, 'id' | 'area' | 'view'>;

/** Text key of what a page is for. */
export function purposeOf({ id, area }: Named): string {
  const [best] = Object.entries(purposes)
    .filter(([start]) => id === start || id.startsWith(`${start}-`))
    .sort(([one], [other]) => other.length - one.length);
  return best?.[1] ?? purposeOfArea[area];
}

const isForm = ({ id, area, view }: Named): boolean =>
  view === 'create' || (id !== 'dashboard' && (view === 'edit' || area === 'loan'));

/** The keys of a page, apart from those that work everywhere. */
export function keysOfPage(page: Named): readonly PortalKey[] {
  if (page.view === 'list') return listKeys;
  if (page.id === 'conditions') return conditionKeys;
  if (page.id === 'aus') return ausKeys;
  if (page.id === 'documents') return documentKeys;
  if (page.id === 'internal-lock-desk') return lockDeskKeys;
  if (page.id === 'upload-submission' || page.id === 'rate-lock') return [];
  return isForm(page) ? formKeys : [];
}
