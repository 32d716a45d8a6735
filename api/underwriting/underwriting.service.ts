export { addConditions, conditionsFor, decideCondition } from './conditions.service';
