import { applicationSummary } from './application-summary';
import { creditScoreNotice } from './credit-score-notice';
import { escrowStatement } from './escrow-statement';
import {
  appraisalNotice,
  certification,
  equalCreditNotice,
  identityNotice,
  intentToProceed,
  occupancyStatement,
} from './notices';
import { paymentLetter } from './payment-letter';
import { rightToCancel } from './right-to-cancel';
import { serviceProviders } from './service-providers';

/** The forms of packages that the portal typesets. */
export const packageTemplates = {
  serviceProviders,
  intentToProceed,
  appraisalNotice,
  equalCreditNotice,
  creditScoreNotice,
  identityNotice,
  certification,
  occupancyStatement,
  applicationSummary,
  rightToCancel,
  escrowStatement,
  paymentLetter,
};
