import {
  BadgeCheck,
  Bot,
  ClipboardCheck,
  ClipboardList,
  ContactRound,
  FilePlus2,
  FileSignature,
  FileText,
  FolderOpen,
  House,
  LayoutDashboard,
  LockKeyhole,
  type LucideIcon,
  Mail,
  Receipt,
  RefreshCcwDot,
  Upload,
} from 'lucide-react';
import type { PageTitle } from '../../pages/page';

/** How an item of the loan menu is called on screen; the key is its title in `domain/loan/menu`. */
const titles: Readonly<Record<string, PageTitle>> = {
  Dashboard: 'dashboard',
  'Loan Summary': 'loanSummary',
  Application: 'application',
  'Submit to AUS (Beta)': 'aus',
  'Request eDisclosure': 'edisclosure',
  'View Loan Estimate': 'loanEstimate',
  'View Conditions': 'conditions',
  'Upload Submission': 'uploadSubmission',
  'Upload Conditions': 'uploadConditions',
  'View eDocuments': 'documents',
  'COC Request': 'coc',
  'Appraisal Request': 'appraisals',
  'Rate Lock Request': 'rateLock',
  'CD & Doc Request': 'cd',
  Contacts: 'contacts',
  'Send an email': 'email',
  'Loan Doc': 'loanDoc',
  'Mortgage Coupon': 'coupon',
};

export const menuTitle = (title: string): PageTitle => titles[title] ?? 'loan';

/** Groups of the loan menu, in the order in which the items stand anyway. */
export const menuGroups = [
  ['overview', [31]],
  ['file', [14, 11, 12, 15]],
  ['conditions', [16, 17, 18]],
  ['requests', [19, 20, 21, 22]],
  ['people', [23, 24, 25, 26]],
] as const;

/** Shown where the navigation is folded. */
export const menuIcons: Readonly<Record<number, LucideIcon>> = {
  31: LayoutDashboard,
  14: FileText,
  11: ClipboardList,
  12: Bot,
  15: FileSignature,
  16: ClipboardCheck,
  17: Upload,
  18: FolderOpen,
  19: RefreshCcwDot,
  20: House,
  21: LockKeyhole,
  22: FilePlus2,
  23: ContactRound,
  24: Mail,
  25: BadgeCheck,
  26: Receipt,
};
