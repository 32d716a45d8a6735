import type { EmployeeRole } from '../../../domain/loan/fields/employee-fields';
import { type LoanFieldName, loanFields } from '../../../domain/loan/fields/loan-fields';
import { type DateLabels, type EmployeeLabels, labelsOf } from '../label-families';

/** Labels of the status dates. */
const dates = {
  sOpenedD: 'Loan Open',
  sLeadD: 'Lead New',
  sLeadCanceledD: 'Lead Canceled',
  sLeadDeclinedD: 'Lead Declined',
  sLeadOtherD: 'Lead Other',
  sPreQualD: 'Pre-qual',
  sSubmitD: 'Registered',
  sLoanSubmittedD: 'Submitted',
  sPreProcessingD: 'Pre-Processing',
  sProcessingD: 'Processing',
  sDocumentCheckD: 'Document Check',
  sDocumentCheckFailedD: 'Document Check Failed',
  sPreUnderwritingD: 'Pre-Underwriting',
  sUnderwritingD: 'In Underwriting',
  sPreApprovD: 'Pre-approved',
  sApprovD: 'Approved',
  sConditionReviewD: 'Condition Review',
  sFinalUnderwritingD: 'Final Underwriting',
  sPreDocQCD: 'Pre-Doc QC',
  sClearToCloseD: 'Clear To Close',
  sDocsOrderedD: 'Docs Ordered',
  sDocsDrawnD: 'Docs Drawn',
  sDocsD: 'Docs Out',
  sDocsBackD: 'Docs Back',
  sFundingConditionsD: 'Funding Conditions',
  sFundD: 'Funded',
  sRecordedD: 'Recorded',
  sFinalDocsD: 'Final Docs',
  sClosedD: 'Loan Closed',
  sReadyForSaleD: 'Ready for Sale',
  sShippedToInvestorD: 'Loan Shipped',
  sSuspendedByInvestorD: 'Investor Conditions',
  sCondSentToInvestorD: 'Investor Conditions Sent',
  sSubmittedForPurchaseReviewD: 'Submitted for Purchase Review',
  sInPurchaseReviewD: 'In Purchase Review',
  sPrePurchaseConditionsD: 'Pre-Purchase Conditions',
  sSubmittedForFinalPurchaseD: 'Submitted for Final Purchase Review',
  sInFinalPurchaseReviewD: 'In Final Purchase Review',
  sClearToPurchaseD: 'Clear to Purchase',
  sPurchasedD: 'Purchased',
  sLPurchaseD: 'Loan Sold',
  sCounterOfferD: 'Counter Offer Approved',
  sOnHoldD: 'On-Hold',
  sSuspendedD: 'Suspended',
  sCanceledD: 'Canceled',
  sRejectD: 'Denied',
  sWithdrawnD: 'Withdrawn',
  sArchivedD: 'Archived',
} satisfies Partial<Record<LoanFieldName, string>>;

/** Roles on a loan; the labels of names, emails and phones use them. */
const employees: Readonly<Record<EmployeeRole, string>> = {
  LoanRep: 'Loan officer',
  Processor: 'Processor',
  BrokerProcessor: 'Broker processor',
  LoanOfficerAssistant: 'Loan officer assistant',
  ExternalSecondary: 'External secondary',
  JuniorProcessor: 'Junior processor',
  ExternalPostCloser: 'External post-closer',
  LenderAccExec: 'Account executive',
  Manager: 'Manager',
  DisclosureDesk: 'Disclosure desk',
  Underwriter: 'Underwriter',
  JuniorUnderwriter: 'Junior underwriter',
  DocDrawer: 'Doc drawer',
  Funder: 'Funder',
};

/** Templates that other labels are built from. */
const loan = {
  dates,
  /** The exact time of a status date. */
  dateTime: '{{label}}, time',
  employees,
  employee: {
    email: '{{role}}, email',
    phone: '{{role}}, phone',
    login: '{{role}}, user ID',
    fax: '{{role}}, fax',
  },
};

export const shared = { loan };

/** Labels of a loan's top-level fields, from the field table. The families above build theirs. */
export const fields = labelsOf(loanFields) satisfies Record<
  Exclude<LoanFieldName, keyof DateLabels<typeof dates> | keyof EmployeeLabels>,
  string
>;
