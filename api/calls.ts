import { accessCalls } from './access/access.routes';
import { applicationCalls } from './application/application.routes';
import { appraisalCalls } from './appraisal/appraisal.routes';
import { loanAppraisalCalls } from './appraisal/loan-appraisals.routes';
import { waiverAndTransferCalls } from './appraisal/waiver.routes';
import { auditLogCalls } from './audit/audit-log.routes';
import { historyCalls } from './audit/history.routes';
import { ausCalls } from './aus/aus.routes';
import { batchCalls } from './batch/batch.routes';
import { complianceCalls } from './compliance/compliance.routes';
import { contactCalls } from './contacts/contacts.routes';
import { conversationCalls } from './conversations/conversations.routes';
import { creditCalls } from './credit/credit.routes';
import { changeCalls } from './disclosure/changes/changes.routes';
import { closingCalls } from './disclosure/closings/closings.routes';
import { disclosureCalls } from './disclosure/disclosure.routes';
import { estimateCalls } from './disclosure/estimates/estimates.routes';
import { documentCalls } from './documents/documents.routes';
import { madeDocumentCalls } from './documents/made-documents.routes';
import { draftCalls } from './drafts/drafts.routes';
import { emailCalls } from './email/email.routes';
import { feeCalls } from './fees/fees.routes';
import { fileCalls } from './files/files.routes';
import { hmdaCalls } from './hmda/hmda.routes';
import type { Call } from './http/call';
import { investorCalls } from './investor/investor.routes';
import { priceRunCalls } from './investor/price-runs.routes';
import { loanCalls } from './loan/loan.routes';
import { lockCalls } from './locks/locks.routes';
import { mismoCalls } from './mismo/mismo.routes';
import { orderTypes } from './order-types';
import { orderCalls } from './orders/orders.routes';
import { packagesCalls } from './packages/packages.routes';
import { postClosingCalls } from './post-closing/post-closing.routes';
import { pricingCalls } from './pricing/pricing.routes';
import { qualityControlCalls } from './quality-control/quality-control.routes';
import { referenceCalls } from './reference/reference.routes';
import { registrationCalls } from './registration/registration.routes';
import { reportCalls } from './reports/reports.routes';
import { scenarioCalls } from './scenarios/scenarios.routes';
import { selfTestCalls } from './self-test/self-test.routes';
import { servicingCalls } from './servicing/servicing.routes';
import { borrowerSigningCalls } from './signing/borrower-signing.routes';
import { staffSigningCalls } from './signing/signing.routes';
import { systemCalls } from './system/system.routes';
import { underwritingCalls } from './underwriting/underwriting.routes';

/** Every call of the API, by area. */
export const calls: readonly Call[] = [
  ...accessCalls,
  // Before the loans, because `lock-period-investor-pricing` is not a loan.
  ...investorCalls,
  ...priceRunCalls,
  ...batchCalls,
  ...hmdaCalls,
  ...qualityControlCalls,
  ...loanCalls,
  ...contactCalls,
  ...emailCalls,
  ...conversationCalls,
  ...mismoCalls,
  ...creditCalls,
  ...disclosureCalls,
  ...staffSigningCalls,
  ...borrowerSigningCalls,
  ...estimateCalls,
  ...closingCalls,
  ...changeCalls,
  ...feeCalls,
  // Before the documents, because `/storage-loan/admin` is not a loan.
  ...fileCalls,
  ...documentCalls,
  ...madeDocumentCalls,
  ...packagesCalls,
  ...underwritingCalls,
  ...ausCalls,
  ...registrationCalls,
  ...referenceCalls,
  ...appraisalCalls,
  ...loanAppraisalCalls,
  ...waiverAndTransferCalls,
  ...pricingCalls,
  ...lockCalls,
  ...scenarioCalls,
  ...servicingCalls,
  ...reportCalls,
  ...postClosingCalls,
  ...complianceCalls,
  ...selfTestCalls,
  ...systemCalls,
  ...historyCalls,
  ...auditLogCalls,
  ...orderCalls(orderTypes),
  ...draftCalls,
  // Last, because its generic call matches any section of a loan.
  ...applicationCalls,
];
