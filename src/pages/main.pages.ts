import { FileText, House, Landmark, List, Megaphone, Percent, Plus, ScrollText, Tag, Zap } from 'lucide-react';
import { loanCreators } from '../../domain/access/loan-creators';
import type { Page } from './page';

const signedIn = { kind: 'signed-in' } as const;

/** /main and /rate-sheets: toolbar and right panel. */
export const mainPages: readonly Page[] = [
  {
    id: 'home',
    path: '/main/resources',
    aliases: ['/main'],
    title: 'home',
    area: 'main',
    access: signedIn,
    icon: House,
    inMenu: 1,
    load: () => import('../shell/home/HomePage').then((m) => m.HomePage),
  },
  {
    id: 'announcements',
    path: '/main/resources/announcements',
    title: 'announcements',
    area: 'main',
    access: signedIn,
    icon: Megaphone,
  },
  { id: 'forms', path: '/main/resources/forms', title: 'forms', area: 'main', access: signedIn, icon: FileText },
  { id: 'rates', path: '/main/resources/rates', title: 'rates', area: 'main', access: signedIn, icon: Percent },
  {
    id: 'guidelines',
    path: '/main/resources/guidelines',
    title: 'guidelines',
    area: 'main',
    access: signedIn,
    icon: ScrollText,
  },
  {
    id: 'pricing',
    path: '/main/pricing',
    title: 'pricing',
    area: 'main',
    access: signedIn,
    icon: Tag,
    footer: false,
    inMenu: 2,
  },
  {
    id: 'quick-pricing',
    path: '/main/quick-pricing',
    title: 'quickPricing',
    area: 'main',
    access: signedIn,
    icon: Zap,
  },
  {
    id: 'create-loan',
    path: '/main/register-my-loan/prog-first',
    aliases: ['/main/register-my-loan', '/main/import'],
    title: 'createLoan',
    area: 'main',
    access: { kind: 'roles', roles: loanCreators },
    icon: Plus,
    footer: false,
    inMenu: 3,
    load: () => import('../loan/CreateLoanPage').then((m) => m.CreateLoanPage),
  },
  {
    id: 'pipeline',
    path: '/main/pipelines',
    title: 'pipeline',
    area: 'main',
    access: signedIn,
    icon: List,
    footer: false,
    fullBleed: true,
    inMenu: 4,
    load: () => import('../loan/PipelinePage').then((m) => m.PipelinePage),
  },
  { id: 'servicing', path: '/main/servicing', title: 'servicing', area: 'main', access: signedIn, icon: Landmark },
  { id: 'rate-sheets', path: '/rate-sheets', title: 'rates', area: 'main', access: signedIn, icon: Percent },
];
