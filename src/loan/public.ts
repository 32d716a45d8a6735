/** What other areas use of the pages about a loan. */
export { useMilestoneSteps } from './useMilestoneSteps';
