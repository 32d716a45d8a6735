import type { reportPages } from '../../domain/pages/report-pages';
import { type Screens, viewWith } from './screen';

export const reportScreens: Screens<typeof reportPages> = {
  reports: viewWith('reports')(() => import('../reports/ReportsPage').then((m) => m.ReportsPage)),
};
