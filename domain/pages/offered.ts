import type { LosCapability } from '../los/capabilities';
import type { PageFacts } from './page';

/** Whether an LOS with these capabilities supports a page. */
export const isOffered = ({ needs }: Pick<PageFacts, 'needs'>, offered: readonly LosCapability[]): boolean =>
  needs === undefined || offered.includes(needs);
