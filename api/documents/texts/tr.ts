import { priceLineTexts } from '../../../domain/pricing/price-line-texts';
import type { DocumentTexts } from './document-texts';
import { adverseAction } from './tr-adverse-action';
import { appraisalWaiver } from './tr-appraisal-waiver';
import { ausFindings } from './tr-aus-findings';
import { certificate, certificates } from './tr-certificates';
import { lockConfirmation } from './tr-lock-confirmation';
import { rateQuote } from './tr-rate-quote';
import { signing } from './tr-signing';

export const tr: DocumentTexts = {
  common: { page: 'Sayfa {{page}} / {{pages}}', loan: 'Kredi {{loanNum}}', nmls: 'NMLS numarası {{id}}' },
  certificate,
  ...certificates,
  'adverse-action': adverseAction,
  'appraisal-waiver': appraisalWaiver,
  'aus-findings': ausFindings,
  'rate-quote': rateQuote,
  'lock-confirmation': lockConfirmation,
  'price-lines': priceLineTexts.tr,
  'loan-estimate': { title: 'Kredi Tahmini (Loan Estimate)' },
  ...signing,
  'closing-disclosure': { title: 'Kapanış Bildirimi', sellerTitle: 'Satıcı için Kapanış Bildirimi' },
};
