import type { mainPages } from '../../domain/pages/main-pages';
import { type Screens, screen, screenWith } from './screen';

const pricingScreen = screenWith('pricing');

export const mainScreens: Screens<typeof mainPages> = {
  home: screen(() => import('../shell/home/HomePage').then((m) => m.HomePage)),
  announcements: screenWith()(() => import('../files/AnnouncementsPage').then((m) => m.AnnouncementsPage)),
  forms: screen(() => import('../files/ResourcePages').then((m) => m.FormsPage)),
  rates: screen(() => import('../files/ResourcePages').then((m) => m.RatesPage)),
  guidelines: screen(() => import('../files/ResourcePages').then((m) => m.GuidelinesPage)),
  pricing: pricingScreen(() => import('../pricing/scenarios/PriceMyLoanPage').then((m) => m.PriceMyLoanPage)),
  'quick-pricing': pricingScreen(() => import('../pricing/quick/QuickPricingPage').then((m) => m.QuickPricingPage)),
  security: screenWith('admin')(() => import('../access/factors/SecurityPage').then((m) => m.SecurityPage)),
  sessions: screenWith('admin')(() => import('../access/sessions/OwnSessionsPage').then((m) => m.OwnSessionsPage)),
  'rate-sheets': screen(() => import('../files/ResourcePages').then((m) => m.RateSheetsPage)),
};
