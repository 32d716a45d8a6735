import {
  ChartNoAxesColumn,
  FileText,
  FlaskConical,
  House,
  LayoutList,
  type LucideIcon,
  Mail,
  MapPinned,
  Settings,
  ShieldCheck,
  Store,
  UserRound,
} from 'lucide-react';
import type { Page, PageTitle } from './page';

const page = (name: string, title: PageTitle, icon: LucideIcon, inMenu: number, more: Partial<Page> = {}): Page => ({
  id: `admin-${name}`,
  path: `/main/admin/${name}`,
  title,
  area: 'admin',
  access: { kind: 'roles', roles: ['Administrator'] },
  icon,
  inMenu,
  ...more,
});

/** /main/admin: left navigation, Administrator only. */
export const adminPages: readonly Page[] = [
  page('program', 'program', ChartNoAxesColumn, 1, { aliases: ['/main/admin'] }),
  page('user', 'user', UserRound, 2),
  page('branch', 'branch', Store, 3),
  page('county', 'county', MapPinned, 4),
  page('appraisal', 'appraisal', House, 5),
  page('role', 'role', ShieldCheck, 6),
  page('loan-setup', 'loanSetup', LayoutList, 7),
  page('general-settings', 'generalSettings', Settings, 8),
  page('form', 'form', FileText, 9),
  page('email-template', 'emailTemplate', Mail, 10),
  page('test', 'test', FlaskConical, 11),
];
