import { House, type LucideIcon, Megaphone, Percent, ScrollText, Tag, UserX } from 'lucide-react';
import type { Page, PageTitle } from './page';

const page = (id: string, path: string, title: PageTitle, icon: LucideIcon, inMenu: number): Page => ({
  id,
  path,
  title,
  area: 'public',
  access: { kind: 'public' },
  icon,
  inMenu,
});

/** /public: no login needed (decisions PUBLIC-02). */
export const publicPages: readonly Page[] = [
  page('public-home', '/public', 'home', House, 1),
  page('public-pricing', '/public/pricing', 'pricing', Tag, 2),
  page('public-rates', '/public/rates', 'rates', Percent, 3),
  page('public-guidelines', '/public/guidelines', 'guidelines', ScrollText, 4),
  page('public-announcements', '/public/announcements', 'announcements', Megaphone, 5),
  page('public-exclusionary', '/public/appraiser-exclusionary-list', 'exclusionary', UserX, 6),
];
