import type { Contract } from '../contract/contract';
import { recordContract } from '../records/record-contract';
import { conditionTemplateFields } from './condition-template-fields';

/** Templates of conditions, which administrators maintain. */
export const conditionTemplatesContract = recordContract(
  '/emet-data/condition-templates',
  conditionTemplateFields,
) satisfies Contract;

export type ConditionTemplatesContract = typeof conditionTemplatesContract;
