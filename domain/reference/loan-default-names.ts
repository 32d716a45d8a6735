import type { FieldName } from '../loan/fields/field-table';

/** Fields for which a lender can set defaults. */
export const loanDefaultNames = [
  'sLT',
  'sLienPosT',
  'sFinMethT',
  'sTerm',
  'sDue',
  'sProdDocT',
  'sProdRLckdDays',
  'sProdImpoundT',
  'sEscrowCushionMon',
  'sProdConvMIOptionT',
  'sOriginatorCompensationPaymentSourceT',
  'sPrepmtPenaltyT',
  'sLateDays',
  'sLateChargePc',
  'sIsAssumable',
  'sProdSpT',
  'sOccTPe',
  'sEstateHeldT',
  'sSpState',
] as const satisfies readonly FieldName[];
