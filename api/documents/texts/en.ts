import { priceLineTexts } from '../../../domain/pricing/price-line-texts';
import { adverseAction } from './en-adverse-action';
import { appraisalWaiver } from './en-appraisal-waiver';
import { ausFindings } from './en-aus-findings';
import { certificate, certificates } from './en-certificates';
import { lockConfirmation } from './en-lock-confirmation';
import { rateQuote } from './en-rate-quote';
import { signing } from './en-signing';

/** The texts of all documents in English; `{{name}}` is a value. The other languages have the same ones. */
export const en = {
  common: {
    page: 'Page {{page}} of {{pages}}',
    loan: 'Loan {{loanNum}}',
    nmls: 'NMLS ID {{id}}',
  },
  certificate,
  ...certificates,
  'adverse-action': adverseAction,
  'appraisal-waiver': appraisalWaiver,
  'aus-findings': ausFindings,
  'rate-quote': rateQuote,
  'lock-confirmation': lockConfirmation,
  'price-lines': priceLineTexts.en,
  'loan-estimate': { title: 'Loan Estimate' },
  ...signing,
  'closing-disclosure': { title: 'Closing Disclosure', sellerTitle: 'Closing Disclosure for the seller' },
};
