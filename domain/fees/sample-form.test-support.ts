import { emptyDocument, type NewLoanDocument } from '../loan/document';
import type { FeeRecord } from '../loan/fees/closing-lists';
import { catalogFeeOf } from './fee-catalog';
import type { FeeTypeCode } from './fee-labels';
import { newFee } from './fee-records';

/** The loan of sample form H-24(B), a retail loan here. */
export const sampleTerms: NewLoanDocument = {
  ...emptyDocument(),
  ...{ sLPurposeT: '0', sLAmtCalc: '162000.00', sFinalLAmt: '162000.00', sPurchPrice: '180000.00', sNoteIR: '3.875' },
  ...{ sBranchChannelT: '1', sSchedDueD1: '2013-06-01', sPrepaidInterestDays: 15, sLDiscnt1003: '405.00' },
  sPurchCreditEarnestMoneyAmt: '10000.00',
};

/** A fee as the catalog begins it; its ID is its type, and its description if it has one. */
export function sampleFee(type: FeeTypeCode, amount: string, more: Partial<FeeRecord> = {}): FeeRecord {
  const known = catalogFeeOf(type);
  if (known === undefined) throw new Error(type);
  const id = [type, more.Description].filter(Boolean).join('-');
  return { ...newFee(known, sampleTerms, id, amount), ...more };
}

/** The closing costs of sample form H-24(B). */
export const sampleFees: readonly FeeRecord[] = [
  sampleFee('ApplicationFee', '300.00'),
  sampleFee('UnderwritingFee', '1097.00'),
  sampleFee('AppraisalFee', '405.00'),
  sampleFee('CreditReportFee', '30.00'),
  sampleFee('FloodCertification', '20.00'),
  sampleFee('FloodMonitoringFee', '32.00'),
  sampleFee('TaxServiceFee', '75.00'),
  sampleFee('PropertyTaxStatusResearchFee', '110.00'),
  sampleFee('PestInspectionFee', '135.00'),
  sampleFee('SurveyFee', '65.00'),
  sampleFee('TitleInsuranceBinderFee', '700.00'),
  sampleFee('TitleLendersCoveragePremium', '535.00'),
  sampleFee('SettlementFee', '502.00'),
  sampleFee('TitleSearchFee', '1261.00'),
  sampleFee('RecordingFee', '85.00'),
  sampleFee('TitleOwnersCoveragePremium', '1017.00'),
];
