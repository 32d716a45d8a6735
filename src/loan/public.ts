/** What other areas use of the pages about a loan. */

export { onTab, pipelineAddress, pipelineFilter } from './pipeline/address';
export { PipelineFilters } from './pipeline/PipelineFilters';
export { PipelineTabs } from './pipeline/PipelineTabs';
export { usePipelineColumns } from './pipeline/usePipelineColumns';
export { ChangeStatus } from './status/ChangeStatus';
export { useMilestoneSteps } from './useMilestoneSteps';
