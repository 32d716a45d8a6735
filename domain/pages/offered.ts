import type { LosCapability } from '../los/capabilities';
import type { PageFacts } from './page';

/** Whether the portal has the screen of a page. */
export const isBuilt = ({ planned }: Pick<PageFacts, 'planned'>): boolean => planned !== true;

/** Whether navigation, tasks and links may offer a page: the portal has its screen, and an LOS with these capabilities supports it. */
export const isOffered = (page: Pick<PageFacts, 'needs' | 'planned'>, offered: readonly LosCapability[]): boolean =>
  isBuilt(page) && (page.needs === undefined || offered.includes(page.needs));
