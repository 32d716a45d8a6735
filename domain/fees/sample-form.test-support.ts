import { emptyDocument, type NewLoanDocument } from '../loan/document';
import type { ExpenseRecord, FeeRecord } from '../loan/fees/closing-lists';
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

export const sampleExpense = (type: string, more: Partial<ExpenseRecord>): ExpenseRecord => ({
  ...{ id: type, type, Description: null, baseType: '0', rate: '0.000', fixedAmt: '0.00', month: 0 },
  ...{ isPrepaid: false, isEscrowed: true, disbursements: [] },
  ...more,
});

/**
 * The loan of sample form H-24(B) with its closing costs. Its escrow account holds two months of each: 100.83 of insurance, due before
 * the first payment, and 105.30 of taxes.
 */
export const sampleLoan: NewLoanDocument = {
  ...sampleTerms,
  ...{ sProHazIns: '100.83', sProRealETx: '105.30' },
  hexps: [
    // Half a year is paid at closing: 605 is six months of 100.83.
    sampleExpense('hazard', { isPrepaid: true, month: 6, disbursements: [{ due: '2014-05-15', amount: null }] }),
    sampleExpense('tax', { disbursements: [{ due: '2014-05-20', amount: null }] }),
  ],
  fees: sampleFees,
};

/** The loan of the sample of an interest-only adjustable loan, without escrow account. */
export const armSampleLoan: NewLoanDocument = {
  ...sampleTerms,
  ...{
    sLAmtCalc: '211000.00',
    sFinalLAmt: '211000.00',
    sPurchPrice: '240000.00',
    sNoteIR: '4.000',
    sLDiscnt1003: '2110.00',
  },
  ...{ sProHazIns: '83.33', sProRealETx: '450.00' },
  hexps: [
    sampleExpense('hazard', { isPrepaid: true, isEscrowed: false, month: 12 }),
    sampleExpense('tax', { isEscrowed: false }),
  ],
  fees: [
    sampleFee('ApplicationFee', '500.00'),
    sampleFee('ProcessingFee', '500.00'),
    sampleFee('AppraisalFee', '305.00'),
    sampleFee('CreditReportFee', '30.00'),
    sampleFee('FloodCertification', '35.00'),
    sampleFee('DocumentPreparationFee', '400.00', { Description: 'Lender’s Attorney Fee', section: 'B' }),
    sampleFee('PropertyTaxStatusResearchFee', '50.00'),
    sampleFee('PestInspectionFee', '125.00'),
    sampleFee('SurveyFee', '150.00'),
    sampleFee('CourierFee', '32.00', { Description: 'Title – Courier Fee', section: 'C' }),
    sampleFee('TitleLendersCoveragePremium', '665.00'),
    sampleFee('SettlementFee', '325.00'),
    sampleFee('TitleSearchFee', '624.00'),
    sampleFee('RecordingFee', '152.00'),
    sampleFee('TitleOwnersCoveragePremium', '1436.00'),
  ],
};
