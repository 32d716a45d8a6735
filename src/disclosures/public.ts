export { EstimateNeeds } from './EstimateNeeds';
export { useDisclosuresText, useRefetchEstimates } from './useEstimates';
