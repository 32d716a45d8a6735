import type { RecordFields } from '../records/record-fields';
import { programFields } from './program-fields';

const { active, isCorrespondent, minimumPrice, maximumPrice, lenderFees } = programFields;
const { minAmount, maxAmount, maxDti, onlyStates, exceptStates } = programFields;

/** What a version of a program's rules can set from a day on, besides the matrix. */
export const programRuleFields = {
  ...{ active, isCorrespondent, minAmount, maxAmount, maxDti, onlyStates, exceptStates },
  propertyTypes: { kind: 'codes', codes: 'sProdSpT', required: true },
  docTypes: { kind: 'codes', codes: 'sProdDocT', required: true },
  ...{ minimumPrice, maximumPrice, lenderFees },
} as const satisfies RecordFields;
