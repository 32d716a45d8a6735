import type { publicPages } from '../../domain/pages/public-pages';
import { type Screens, screen, screenWith, viewWith } from './screen';

const pricingScreen = screenWith('pricing');

export const publicScreens: Screens<typeof publicPages> = {
  'public-home': screen(() => import('../files/PublicHomePage').then((m) => m.PublicHomePage)),
  'public-pricing': pricingScreen(() => import('../pricing/quick/PublicPricingPage').then((m) => m.PublicPricingPage)),
  'public-rates': screen(() => import('../files/ResourcePages').then((m) => m.PublicRatesPage)),
  'public-guidelines': screen(() => import('../files/ResourcePages').then((m) => m.PublicGuidelinesPage)),
  'public-announcements': screen(() =>
    import('../files/PublicAnnouncementsPage').then((m) => m.PublicAnnouncementsPage),
  ),
  'public-exclusionary': viewWith('codes')(() =>
    import('../appraisal/ExclusionPages').then((m) => m.PublicExclusionsPage),
  ),
};
