import type { Page, PageTitle } from './page';

const page = (id: string, path: string, title: PageTitle, inMenu: number): Page => ({
  id,
  path,
  title,
  area: 'public',
  access: { kind: 'public' },
  inMenu,
});

/** /public: no login needed (decisions PUBLIC-02). */
export const publicPages: readonly Page[] = [
  page('public-home', '/public', 'home', 1),
  page('public-pricing', '/public/pricing', 'pricing', 2),
  page('public-rates', '/public/rates', 'rates', 3),
  page('public-guidelines', '/public/guidelines', 'guidelines', 4),
  page('public-announcements', '/public/announcements', 'announcements', 5),
  page('public-exclusionary', '/public/appraiser-exclusionary-list', 'exclusionary', 6),
];
