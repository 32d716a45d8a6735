import { loanEstimate } from '../api/documents/templates/loan-estimate';
import { estimateForm } from '../domain/disclosure/estimate/estimate-form';
import { armFacts } from '../domain/disclosure/estimate/estimate-samples.test-support';
import { measureForm } from './form-times';

/** A Loan Estimate of an adjustable loan. */
export const run = (): Promise<void> =>
  measureForm('A Loan Estimate of 3 pages', 200, (loanId) => ({
    ...loanEstimate,
    sample: estimateForm({ ...armFacts, loanId }),
  }));
