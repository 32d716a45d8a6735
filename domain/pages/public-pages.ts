import { areaPage } from './area-page';

const page = areaPage('public', { kind: 'public' });

/** /public: no login needed (decisions PUBLIC-02). */
export const publicPages = {
  'public-home': page('/public', 'home', 'house', { inMenu: 1 }),
  'public-pricing': page('/public/pricing', 'pricing', 'tag', { needs: 'pricing', inMenu: 2 }),
  'public-rates': page('/public/rates', 'rates', 'percent', { inMenu: 3 }),
  'public-guidelines': page('/public/guidelines', 'guidelines', 'scroll-text', { inMenu: 4 }),
  'public-announcements': page('/public/announcements', 'announcements', 'megaphone', { inMenu: 5 }),
  'public-exclusionary': page('/public/appraiser-exclusionary-list', 'exclusionary', 'user-x', {
    inMenu: 6,
    fullBleed: true,
  }),
} as const;
