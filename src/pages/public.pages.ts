import { House, type LucideIcon, Megaphone, Percent, ScrollText, Tag, UserX } from 'lucide-react';
import type { Page, PageTitle } from './page';

const page = (
  id: string,
  path: string,
  title: PageTitle,
  icon: LucideIcon,
  inMenu: number,
  load?: Page['load'],
  more: Partial<Page> = {},
): Page => ({
  id,
  path,
  title,
  area: 'public',
  access: { kind: 'public' },
  icon,
  inMenu,
  ...(load ? { load } : {}),
  ...more,
});

/** /public: no login needed (decisions PUBLIC-02). */
export const publicPages: readonly Page[] = [
  page(
    'public-home',
    '/public',
    'home',
    House,
    1,
    async () => (await import('../files/PublicHomePage')).PublicHomePage,
  ),
  page(
    'public-pricing',
    '/public/pricing',
    'pricing',
    Tag,
    2,
    async () => (await import('../pricing/quick/QuickPricingPages')).PublicPricingPage,
    { texts: ['pricing'] },
  ),
  page(
    'public-rates',
    '/public/rates',
    'rates',
    Percent,
    3,
    async () => (await import('../files/ResourcePages')).PublicRatesPage,
  ),
  page(
    'public-guidelines',
    '/public/guidelines',
    'guidelines',
    ScrollText,
    4,
    async () => (await import('../files/ResourcePages')).PublicGuidelinesPage,
  ),
  page(
    'public-announcements',
    '/public/announcements',
    'announcements',
    Megaphone,
    5,
    async () => (await import('../files/PublicAnnouncementsPage')).PublicAnnouncementsPage,
  ),
  page(
    'public-exclusionary',
    '/public/appraiser-exclusionary-list',
    'exclusionary',
    UserX,
    6,
    async () => (await import('../appraisal/ExclusionPages')).PublicExclusionsPage,
    { fullBleed: true },
  ),
];
