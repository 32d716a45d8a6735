import { priceLineTexts } from '../../../domain/pricing/price-line-texts';
import { adverseAction } from './ar-adverse-action';
import { appraisalWaiver } from './ar-appraisal-waiver';
import { ausFindings } from './ar-aus-findings';
import { certificate, certificates } from './ar-certificates';
import { lockConfirmation } from './ar-lock-confirmation';
import { rateQuote } from './ar-rate-quote';
import { signing } from './ar-signing';
import type { DocumentTexts } from './document-texts';

export const ar: DocumentTexts = {
  common: { page: 'صفحة {{page}} من {{pages}}', loan: 'القرض {{loanNum}}', nmls: 'رقم NMLS {{id}}' },
  certificate,
  ...certificates,
  'adverse-action': adverseAction,
  'appraisal-waiver': appraisalWaiver,
  'aus-findings': ausFindings,
  'rate-quote': rateQuote,
  'lock-confirmation': lockConfirmation,
  'price-lines': priceLineTexts.ar,
  'loan-estimate': { title: 'تقدير القرض (Loan Estimate)' },
  ...signing,
  'closing-disclosure': { title: 'إفصاح الإغلاق', sellerTitle: 'إفصاح الإغلاق للبائع' },
};
