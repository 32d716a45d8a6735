import type { PortalFormId } from '../../../domain/packages/package-forms';
import { cancelForm, escrowForm, paymentForm } from './closing-forms';
import {
  creditScoreForm,
  equalCreditForm,
  intentForm,
  noticeForm,
  providersForm,
  summaryForm,
} from './disclosure-forms';
import type { PackageForm } from './package-form';

/** Every form of the catalog that the portal makes. One that is missing does not compile. */
export const packageForms: Readonly<Record<PortalFormId, PackageForm>> = {
  'service-providers': providersForm,
  'intent-to-proceed': intentForm,
  'appraisal-notice': noticeForm('appraisalNotice'),
  'equal-credit-notice': equalCreditForm,
  'credit-score-notice': creditScoreForm,
  'identity-notice': noticeForm('identityNotice'),
  certification: noticeForm('certification'),
  'occupancy-statement': noticeForm('occupancyStatement'),
  'application-summary': summaryForm,
  'right-to-cancel': cancelForm,
  'initial-escrow-statement': escrowForm,
  'first-payment-letter': paymentForm,
};
