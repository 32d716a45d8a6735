import { type EstimateForm, estimateForm } from '../../../domain/disclosure/estimate/estimate-form.schemas';
import type { DocumentTemplate } from '../engine/document-template';
import { armEstimateSample } from './arm-estimate-sample';

/** The Loan Estimate, form H-24 of 12 CFR 1026, Appendix H. The form exists in English, in every language of the portal. */
export const loanEstimate: DocumentTemplate<EstimateForm> = {
  id: 'loan-estimate',
  schema: estimateForm,
  sample: armEstimateSample,
  language: 'en',
  title: (texts) => texts['loan-estimate'].title,
  loanNum: ({ loanId }) => loanId,
  view: (form) => form,
};
