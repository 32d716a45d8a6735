import type { LosCapability } from '../los/capabilities';
import type { PageFacts } from './page';

/** Whether navigation, tasks and links may offer a page: an LOS with these capabilities supports it. */
export const isOffered = ({ needs }: Pick<PageFacts, 'needs'>, offered: readonly LosCapability[]): boolean =>
  needs === undefined || offered.includes(needs);
