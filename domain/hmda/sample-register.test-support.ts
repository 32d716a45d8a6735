import { emptyDocument, type LoanDocument } from '../loan/document';
import { finalActionOf } from './action-taken';
import type { LarField, LarRow } from './lar-fields';
import { larRowOf, type Register } from './lar-row';

/** The LEI of the published example of check digits (12 CFR 1003, appendix C). */
export const SAMPLE_LEI = '10Bx939c5543TqA1144M';

export const sampleRegister: Register = { lei: SAMPLE_LEI, preapproves: false };

/** A home purchase of one borrower that was made in March 2026. */
export const sampleLoan: LoanDocument = {
  ...emptyDocument(),
  ...{ version: 3, sLNm: '2601051234', sStatusT: '6', sBranchChannelT: '1' },
  ...{ sHmdaApplicationD: '2026-01-05', sApprovD: '2026-02-10', sConsummationD: '2026-03-12', sFundD: '2026-03-13' },
  ...{ sLPurposeT: '0', sLT: '0', sLienPosT: '0', sFinMethT: '0', sTerm: 360, sDue: 360, sNoteIR: '6.125' },
  ...{ sLAmtCalc: '400000.00', sFinalLAmt: '400000.00', sPurchPrice: '500000.00', sApprVal: '510000.00' },
  ...{ sCltvR: '80.000', sQualBottomR: '38.250', sLTotI: '12000.00', sApr: '6.310', sHmdaRateSpread: '0.210' },
  ...{ sHmdaHoepaStatus: false, sRateLockStatusT: '1', sRLckdD: '2026-02-01', sPrepmtPenaltyT: '2' },
  ...{ sSpAddr: '12 Palm St', sSpCity: 'Pasadena', sSpState: 'CA', sSpZip: '91101', sSpCountyFips: '06037' },
  ...{ sSpCensusTract: '06037460502', sProdSpT: '0', sOccTPe: '0', sUnitsNum: 1, sUrlaOriginatorNmlsId: '123456' },
  ...{ sProd3rdPartyUwResultT: '1', sGseDeliveryTargetT: '0', sLPurchaseD: '2026-04-20' },
  fees: [
    fee('OriginationFee', 'A', '1500.00'),
    fee('AppraisalFee', 'B', '600.00'),
    fee('LenderTitleInsurance', 'C', '900.00'),
  ],
  applicants: [
    {
      ...{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBDob: '1990-01-06', aBGender: '2' },
      ...{ aBEthnicities: ['B'], aBRaces: ['B', 'BB'], aBEthnicityCollectedByObservation: false },
      ...{ aBRaceCollectedByObservation: false, aBSexCollectedByObservation: false },
      ...{ aBExperianScore: 741, aBExperianModelT: '1', aBEquifaxScore: 755, aBEquifaxModelT: '1' },
      ...{ aBTransUnionScore: 730, aBTransUnionModelT: '1' },
    },
  ],
};

function fee(type: string, section: string, amount: string) {
  return {
    ...{ id: type, ClosingCostFeeType: type, Description: type, TotalAmount: amount, section, Beneficiary: '0' },
    ...{ ProviderName: null, ProviderChoice: 'none', isAffiliate: false, PaidBy: 'borrower' },
    GfeClosingCostFeePaymentTimingT: '1',
  };
}

/** The row of a loan with a final action, and what it lacks. */
export function built(loan: Partial<LoanDocument> = {}, register = sampleRegister) {
  const document = { ...sampleLoan, ...loan };
  const final = finalActionOf(document);
  if (final === undefined) throw new Error('The loan has no final action.');
  return larRowOf(document, final, register, []);
}

/** The row of the sample loan with other values. */
export const rowWith = (values: Partial<Record<LarField, string>> = {}): LarRow => ({ ...built().row, ...values });
