import type { FieldSpec } from './field';
import { amount, code, computed, count, integer, money, percent, yesno } from './loan-kinds';

const ratio = { ...percent, min: 0, max: 99999.999 } as const;

/**
 * The loan amount, the property value, other liens, and the resulting ratios (LOAN-12; main job). Other liens: `sConcurSubFin`
 * closed-end seconds, `sSubFin` the line of a HELOC, `sSubFinDrawn` its amount drawn at closing; for a second lien
 * `sRemain1stMBal` is the first mortgage.
 */
export const amountFields = {
  sLAmtCalc: { ...amount, label: 'Loan amount' },
  sFinalLAmt: { ...computed(amount), label: 'Final loan amount' },
  sPurchPrice: { ...amount, label: 'Purchase price' },
  sApprVal: { ...amount, label: 'Appraised value' },
  sOriginalAppraisedValue: { ...amount, label: 'Original appraised value', notInMismo: 'no-element' },
  sAsIsAppraisedValue: { ...amount, label: 'As-is appraised value', notInMismo: 'no-element' },
  sDownPmt: { ...computed(money), label: 'Down payment' },
  sDownPmtPc: { ...computed(percent), label: 'Down payment (%)' },
  sConcurSubFin: { ...amount, label: 'Second liens' },
  sSubFin: { ...amount, label: 'HELOC line' },
  sSubFinDrawn: { ...amount, label: 'HELOC drawn' },
  sSubFinIR: { ...percent, label: 'Second lien rate', min: 0, max: 99.999 },
  sSubFinTerm: { ...count('months', 0, 480), label: 'Second lien term' },
  sIsCommunitySecond: { ...yesno, label: 'Second lien is a Community Second', notInMismo: 'pricing-only' },
  sRemain1stMBal: { ...amount, label: 'First mortgage balance' },
  sProdCashoutAmt: { ...amount, label: 'Cash out' },
  sProdCurrPIPmt: { ...amount, label: 'Current principal and interest', notInMismo: 'pricing-only' },
  sProdCurrMIPMo: { ...amount, label: 'Current mortgage insurance', notInMismo: 'pricing-only' },
  sExistingLoanOwnerT: {
    ...code('sExistingLoanOwnerT'),
    label: 'Owner of the existing loan',
    notInMismo: 'pricing-only',
  },
  sSpLien: { ...amount, label: 'Existing liens' },
  sLtvR: { ...computed(ratio), label: 'LTV' },
  sCltvR: { ...computed(ratio), label: 'CLTV' },
  sHcltvR: { ...computed(ratio), label: 'HCLTV' },
  sQualTopR: { ...computed(ratio), label: 'Housing DTI' },
  sQualBottomR: { ...computed(ratio), label: 'Total DTI' },
  sLTotI: { ...computed(money), label: 'Total monthly income' },
  sLTotLiaMon: { ...computed(money), label: 'Total monthly debts' },
  sNetRentalMon: { ...computed(money), label: 'Net monthly rent' },
  sAppTotLiqAsset: { ...computed(money), label: 'Liquid assets' },
  sProdAvailReserveMonths: { ...count('months', 0, 999), label: 'Reserves' },
  sCreditScoreType1: { ...integer(300, 900), label: 'Credit score, lowest', notInMismo: 'pricing-only' },
  sCreditScoreType2: { ...integer(300, 900), label: 'FICO', notInMismo: 'pricing-only' },
  sProdDocT: { ...code('sProdDocT'), label: 'Doc type', notInMismo: 'pricing-only' },
  sProdImpound: { ...yesno, label: 'Impounds' },
  sProdImpoundT: { ...code('sProdImpoundT'), label: 'Impounded items', notInMismo: 'pricing-only' },
  sEscrowCushionMon: { ...count('months', 0, 2), label: 'Escrow cushion', notInMismo: 'no-element' },
  sProdConvMIOptionT: { ...code('sProdConvMIOptionT'), label: 'PMI', notInMismo: 'pricing-only' },
  sProdRLckdDays: { ...count('days', 1, 365), label: 'Lock period', notInMismo: 'pricing-only' },
  sIsSelfEmployed: { ...yesno, label: 'Self-employed', notInMismo: 'pricing-only' },
  sHas1stTimeBuyer: { ...yesno, label: 'First-time homebuyer', notInMismo: 'pricing-only' },
  sIsDutyToServe: { ...yesno, label: 'Meets Duty to Serve requirements', notInMismo: 'pricing-only' },
  sHasVeteran: { ...yesno, label: 'Veteran', notInMismo: 'pricing-only' },
  sHousingHistoryT: { ...code('sHousingHistoryT'), label: 'Housing history', notInMismo: 'pricing-only' },
  sHasNonOccupantCoborrower: { ...yesno, label: 'Non-occupant co-borrower', notInMismo: 'pricing-only' },
  sNumFinancedProperties: { ...integer(0, 99), label: 'Financed properties' },
  sSpGrossRent: { ...amount, label: 'Gross rent' },
  sOccR: { ...percent, label: 'Occupancy rate', min: 0, max: 100, notInMismo: 'pricing-only' },
  sIsCreditQualifying: { ...yesno, label: 'Credit qualifying', notInMismo: 'pricing-only' },
  sHasAppraisal: { ...yesno, label: 'Appraisal available', notInMismo: 'pricing-only' },
} as const satisfies Record<string, FieldSpec>;
