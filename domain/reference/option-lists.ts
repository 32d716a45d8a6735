import type { CodeListName } from '../loan/codes/code-lists';
import type { FieldName } from '../loan/fields/field-table';

/**
 * Lists whose codes a lender can relabel or retire; each is named by its field. Statuses, channels and other codes that the
 * portal's logic depends on cannot be changed.
 */
export const optionLists = [
  'sLPurposeT',
  'sGseRefPurposeT',
  'sRefPurposeT',
  'sLT',
  'sLienPosT',
  'sFinMethT',
  'sProdDocT',
  'sProdSpT',
  'sGseSpT',
  'sOccTPe',
  'sEstateHeldT',
  'sProdConvMIOptionT',
  'sProdImpoundT',
  'sOriginatorCompensationPaymentSourceT',
  'sPrepmtPenaltyT',
  'sArmIndexT',
  'sRAdjRoundT',
  'sBuydownContributorT',
  'sQMStatusT',
  'sHighPricedMortgageT',
] as const satisfies readonly (CodeListName & FieldName)[];

export type OptionList = (typeof optionLists)[number];

export const isOptionList = (name: string): name is OptionList => optionLists.some((list) => list === name);
