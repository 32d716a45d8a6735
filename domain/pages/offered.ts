import type { LosCapability } from '../los/capabilities';
import type { PageFacts } from './page';

/** Whether an LOS that offers these capabilities has what a page needs. */
export const isOffered = ({ needs }: Pick<PageFacts, 'needs'>, offered: readonly LosCapability[]): boolean =>
  needs === undefined || offered.includes(needs);
