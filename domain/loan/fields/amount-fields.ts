import type { FieldSpec } from './field';
import { amount, code, computed, count, integer, money, percent, yesno } from './loan-kinds';

const ratio = { ...percent, min: 0, max: 99999.999 } as const;

/**
 * The loan amount, the property value, other liens, and the resulting ratios (LOAN-12; main job). Other liens: `sConcurSubFin`
 * closed-end seconds, `sSubFin` the line of a HELOC, `sSubFinDrawn` its amount drawn at closing; for a second lien
 * `sRemain1stMBal` is the first mortgage.
 */
export const amountFields = {
  sLAmtCalc: amount,
  sFinalLAmt: computed(amount),
  sPurchPrice: amount,
  sApprVal: amount,
  sOriginalAppraisedValue: amount,
  sAsIsAppraisedValue: amount,
  sDownPmt: computed(money),
  sDownPmtPc: computed(percent),
  sConcurSubFin: amount,
  sSubFin: amount,
  sSubFinDrawn: amount,
  sSubFinIR: { ...percent, min: 0, max: 99.999 },
  sSubFinTerm: count('months', 0, 480),
  sRemain1stMBal: amount,
  sProdCashoutAmt: amount,
  sProdCurrPIPmt: amount,
  sProdCurrMIPMo: amount,
  sSpLien: amount,
  sLtvR: computed(ratio),
  sCltvR: computed(ratio),
  sHcltvR: computed(ratio),
  sQualTopR: computed(ratio),
  sQualBottomR: computed(ratio),
  sLTotI: computed(money),
  sLTotLiaMon: computed(money),
  sNetRentalMon: computed(money),
  sAppTotLiqAsset: computed(money),
  sProdAvailReserveMonths: count('months', 0, 999),
  sCreditScoreType1: integer(300, 900),
  sCreditScoreType2: integer(300, 900),
  sProdDocT: code('sProdDocT'),
  sProdImpound: yesno,
  sProdImpoundT: code('sProdImpoundT'),
  sProdConvMIOptionT: code('sProdConvMIOptionT'),
  sProdRLckdDays: count('days', 1, 365),
  sIsSelfEmployed: yesno,
  sHas1stTimeBuyer: yesno,
  sHasVeteran: yesno,
  sHousingHistoryT: code('sHousingHistoryT'),
  sHasNonOccupantCoborrower: yesno,
  sNumFinancedProperties: integer(0, 99),
  sSpGrossRent: amount,
  sOccR: { ...percent, min: 0, max: 100 },
  sIsCreditQualifying: yesno,
  sHasAppraisal: yesno,
} as const satisfies Record<string, FieldSpec>;
