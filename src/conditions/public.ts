export { conditionCalls } from './conditions-calls';
export { useConditionRights, useConditions, useShowChanged } from './useConditions';
