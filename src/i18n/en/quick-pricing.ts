/** Pricing without a loan. */
export const quickPricing = {
  lead: 'Today’s pricing for a scenario in your price group, without a loan.',
  publicLead: 'See today’s rates for your plans. You don’t need an account, and we don’t save what you enter.',
  scenario: 'Scenario',
  ask: 'See rates',
  more: 'More facts',
  fewer: 'Fewer facts',
  rates: 'Programs and rates',
  found_one: '{{count}} program · {{place}}',
  found_other: '{{count}} programs · {{place}}',
  before_one: '{{count}} program for the scenario before your change',
  before_other: '{{count}} programs for the scenario before your change',
  points: 'Points',
  payments: 'Payments include mortgage insurance. They are without taxes and insurance.',
  insurance: 'Mortgage insurance {{amount}} per month',
  estimatedInsurance: 'Mortgage insurance {{amount}} per month (estimate)',
  firstTitle: 'No rates yet',
  firstText: 'Fill in the scenario, then click See rates.',
  noneTitle: 'No program fits this scenario',
  noneText: 'Try a smaller loan amount, or a different occupancy or property type.',
  failed: 'We couldn’t calculate the rates',
  noCommitment:
    'These rates are an illustration. They are not a commitment to lend, not a rate lock and not an offer; they can change at any time, and a loan needs a full application and approval.',
  basis:
    'The payment includes principal and interest. Taxes, insurance and dues are extra. The APR includes points, known lender fees and mortgage insurance, and assumes regular monthly periods.',
};
