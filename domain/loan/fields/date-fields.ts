import type { FieldSpec } from './field';
import { date, guarded, instant } from './loan-kinds';

/**
 * The dates on which a loan reached its statuses (domain facts 1.3). Each has a companion with the exact time, named with
 * `Time` (decisions MILESTONE-16). Note that `sSubmitD` is the registration and `sLoanSubmittedD` the submission.
 */
export const statusDateNames = [
  'sOpenedD',
  'sLeadD',
  'sLeadCanceledD',
  'sLeadDeclinedD',
  'sLeadOtherD',
  'sPreQualD',
  'sSubmitD',
  'sLoanSubmittedD',
  'sPreProcessingD',
  'sProcessingD',
  'sDocumentCheckD',
  'sDocumentCheckFailedD',
  'sPreUnderwritingD',
  'sUnderwritingD',
  'sPreApprovD',
  'sApprovD',
  'sConditionReviewD',
  'sFinalUnderwritingD',
  'sPreDocQCD',
  'sClearToCloseD',
  'sDocsOrderedD',
  'sDocsDrawnD',
  'sDocsD',
  'sDocsBackD',
  'sFundingConditionsD',
  'sFundD',
  'sRecordedD',
  'sFinalDocsD',
  'sClosedD',
  'sReadyForSaleD',
  'sShippedToInvestorD',
  'sSuspendedByInvestorD',
  'sCondSentToInvestorD',
  'sSubmittedForPurchaseReviewD',
  'sInPurchaseReviewD',
  'sPrePurchaseConditionsD',
  'sSubmittedForFinalPurchaseD',
  'sInFinalPurchaseReviewD',
  'sClearToPurchaseD',
  'sPurchasedD',
  'sLPurchaseD',
  'sCounterOfferD',
  'sOnHoldD',
  'sSuspendedD',
  'sCanceledD',
  'sRejectD',
  'sWithdrawnD',
  'sArchivedD',
] as const;

export type StatusDateName = (typeof statusDateNames)[number];
export type StatusTimeName = `${StatusDateName}Time`;

/** The companion field with the exact time. */
export function timeCompanion(name: StatusDateName): StatusTimeName {
  return `${name}Time`;
}

const dateSpec = guarded(date);
const timeSpec = guarded(instant);

type StatusDateFields = Readonly<Record<StatusDateName, typeof dateSpec> & Record<StatusTimeName, typeof timeSpec>>;

/** Status dates and their times; only a move of the status writes them. */
export const statusDateFields = Object.fromEntries(
  statusDateNames.flatMap((name) => [
    [name, dateSpec],
    [timeCompanion(name), timeSpec],
  ]),
) as StatusDateFields;

/** The dates that a loan's work runs by (S3 'Loan dates'). */
export const workDateFields = {
  sAppReceivedD: { ...date, label: 'Application received' },
  sAppSubmittedD: { ...date, label: 'Application submitted', notInMismo: 'lender-only' },
  sIntentToProceedD: { ...date, label: 'Intent to proceed', notInMismo: 'lender-only' },
  sProviderListGivenD: { ...date, label: 'List of providers given', notInMismo: 'lender-only' },
  sEstCloseD: { ...date, label: 'Estimated closing' },
  sConsummationD: { ...date, label: 'Consummation' },
  sApprRprtOd: { ...date, label: 'Appraisal ordered', notInMismo: 'lender-only' },
  sApprRprtRd: { ...date, label: 'Appraisal received', notInMismo: 'lender-only' },
  sSpValuationEffectiveD: { ...date, label: 'Valuation effective date' },
  sPrelimRprtOd: { ...date, label: 'Title report ordered', notInMismo: 'lender-only' },
  sPrelimRprtRd: { ...date, label: 'Title report received', notInMismo: 'lender-only' },
  sPrelimRprtDocumentD: { ...date, label: 'Title report date' },
  sInitialApprovalD: { ...guarded(date), label: 'Initial approval' },
  sDocMagicClosingD: { ...date, label: 'Closing date', notInMismo: 'lender-only' },
  sContractD: { ...date, label: 'Sales contract date' },
  sDocExpirationD: { ...date, label: 'Documents expire' },
  sRescissionD: { ...date, label: 'Rescission ends' },
} as const satisfies Record<string, FieldSpec>;
