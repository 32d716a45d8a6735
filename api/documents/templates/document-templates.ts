import type { DocumentTemplate } from '../engine/document-template';
import { annualEscrowStatement } from '../forms/annual-escrow-statement';
import { mortgageCoupon } from '../forms/mortgage-coupon';
import { ownershipNotice } from '../forms/ownership-notice';
import { packageTemplates } from '../forms/package-templates';
import { payoffStatement } from '../forms/payoff-statement';
import { transferLetter } from '../forms/transfer-letter';
import { transferNotice } from '../forms/transfer-notice';
import { adverseAction } from './adverse-action';
import { appraisalWaiver } from './appraisal-waiver';
import { ausFindings } from './aus-findings';
import { approvalCertificate, denialCertificate, suspenseNotification } from './certificates';
import { closingDisclosure, sellerDisclosure } from './closing-disclosure';
import { loanEstimate } from './loan-estimate';
import { lockConfirmation } from './lock-confirmation';
import { rateQuote } from './rate-quote';
import { signingConsent } from './signing-consent';
import { signingEvidence } from './signing-evidence';

/** A template whose data are only known to itself. */
const listed = <Data>(template: DocumentTemplate<Data>): DocumentTemplate => template as DocumentTemplate;

/** Every document that the portal makes, for the catalog and the tests. */
export const documentTemplates: readonly DocumentTemplate[] = [
  listed(approvalCertificate),
  listed(suspenseNotification),
  listed(denialCertificate),
  listed(adverseAction),
  listed(appraisalWaiver),
  listed(transferLetter),
  listed(rateQuote),
  listed(lockConfirmation),
  listed(ausFindings),
  listed(loanEstimate),
  listed(signingConsent),
  listed(signingEvidence),
  ...Object.values(packageTemplates).map((template) => template as DocumentTemplate),
  listed(mortgageCoupon),
  listed(transferNotice),
  listed(payoffStatement),
  listed(ownershipNotice),
  listed(annualEscrowStatement),
  listed(closingDisclosure),
  listed(sellerDisclosure),
];
