/** The import of appraisal fees. */
export const appraisalFees = {
  lead: 'Replaces the fees of appraisal companies from a day on. Leave County blank for the rest of a state, and a fee blank for a quote.',
  schedule: 'Schedule',
  from: 'Applies from',
  company: 'AMC code',
  name: 'AMC name',
  state: 'State',
  county: 'County',
  form: 'Form',
  loanType: 'Loan type',
  fee: 'Fee',
  rushFee: 'Rush fee',
  days: 'Business days',
  rushDays: 'Rush business days',
};
