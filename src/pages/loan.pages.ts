import {
  ArrowLeftRight,
  BadgeCheck,
  BadgeX,
  Bot,
  Briefcase,
  Building,
  ChartPie,
  ClipboardCheck,
  ClipboardList,
  ContactRound,
  CreditCard,
  FileCheck,
  FileCog,
  FilePen,
  FilePlus2,
  FileSignature,
  FileText,
  FolderOpen,
  Gauge,
  House,
  HousePlus,
  Landmark,
  LayoutDashboard,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  Mail,
  PiggyBank,
  Receipt,
  RefreshCcwDot,
  Search,
  Upload,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { Page, PageTitle } from './page';

const page = (path: string, title: PageTitle, icon: LucideIcon, id: number, more: Partial<Page> = {}): Page => ({
  id: `loan-${path.replaceAll('/', '-').replaceAll(':', '')}`,
  path: `/loans/:loanNum/${path}`,
  title,
  area: 'loan',
  access: { kind: 'menu', id },
  icon,
  texts: ['application'],
  ...more,
});

/** The page of each borrower is one: what is typed stays when another borrower is chosen. */
const loadBorrowerPage: Page['load'] = () => import('../application/BorrowerPage').then((m) => m.BorrowerPage);

/** /loans/{loanNum}: navigation, loan toolbar and right panel. The number is the id of the loan menu item. */
export const loanPages: readonly Page[] = [
  page('dashboard', 'dashboard', LayoutDashboard, 31, {
    aliases: ['/loans/:loanNum'],
    load: () => import('../loan/DashboardPage').then((m) => m.DashboardPage),
  }),
  page('product-pricing', 'loanSummary', FileText, 14),
  page('product-pricing-custom-field-test', 'loanSummary', FileText, 14),
  page('app/manager', 'applicationManager', UsersRound, 11, {
    load: () => import('../application/ManagerPage').then((m) => m.ManagerPage),
  }),
  page('app/borrower', 'borrower', UserRound, 11, {
    aliases: ['/loans/:loanNum/app'],
    load: loadBorrowerPage,
  }),
  page('app/borrower/:brwId', 'borrower', UserRound, 11, {
    load: loadBorrowerPage,
  }),
  page('app/employment', 'employment', Briefcase, 11, {
    load: () => import('../application/EmploymentPage').then((m) => m.EmploymentPage),
  }),
  page('app/asset', 'asset', PiggyBank, 11, {
    load: () => import('../application/AssetPage').then((m) => m.AssetPage),
  }),
  page('app/liability', 'liability', CreditCard, 11, {
    load: () => import('../application/LiabilityPage').then((m) => m.LiabilityPage),
  }),
  page('app/reo', 'reo', Building, 11, {
    load: () => import('../application/ReoPage').then((m) => m.ReoPage),
  }),
  page('app/loan-property', 'loanProperty', Landmark, 11, {
    load: () => import('../application/LoanPropertyPage').then((m) => m.LoanPropertyPage),
  }),
  page('app/declaration', 'declaration', ListChecks, 11, {
    load: () => import('../application/DeclarationPage').then((m) => m.DeclarationPage),
  }),
  page('app/demographic', 'demographic', ChartPie, 11, {
    load: () => import('../application/DemographicPage').then((m) => m.DemographicPage),
  }),
  page('aus', 'aus', Bot, 12),
  page('edisclosure', 'edisclosure', FileSignature, 15),
  page('edisclosure/self-prepare', 'selfPrepare', FilePen, 15),
  page('edisclosure/lender-prepare', 'lenderPrepare', FileCheck, 15),
  page('conditions', 'conditions', ClipboardCheck, 16),
  page('upload-condition', 'uploadSubmission', Upload, 17),
  page('documents', 'documents', FolderOpen, 18),
  page('coc', 'coc', RefreshCcwDot, 19),
  page('appraisals', 'appraisals', House, 20),
  page('appraisals/new', 'appraisalNew', HousePlus, 20),
  page('appraisals/fee-finder', 'appraisalFee', Search, 20),
  page('appraisals/waiver', 'appraisalWaiver', BadgeX, 20),
  page('appraisals/transfer', 'appraisalTransfer', ArrowLeftRight, 20),
  page('rate-lock-request', 'rateLock', LockKeyhole, 21),
  page('cd', 'cd', FilePlus2, 22),
  page('contacts', 'contacts', ContactRound, 23),
  page('email', 'email', Mail, 24, { access: { kind: 'email', id: 24 } }),
  page('loan-doc', 'loanDoc', BadgeCheck, 25),
  page('servicing', 'coupon', Receipt, 26),
  page('doc-gen', 'docGen', FileCog, 0, { access: { kind: 'loan' } }),
  page('credit', 'credit', Gauge, 0, { access: { kind: 'loan' } }),
  page('loan', 'loan', ClipboardList, 0, { access: { kind: 'loan' } }),
];
