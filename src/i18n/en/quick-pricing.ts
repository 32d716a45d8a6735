/** Prices without a loan. */
export const quickPricing = {
  lead: 'What a scenario costs today in your price group, without a loan. Nothing is kept.',
  publicLead: 'See today’s rates for your plans. You need no account, and nothing you enter is kept.',
  scenario: 'Scenario',
  ask: 'See rates',
  rates: 'Programs and rates',
  found_one: '{{count}} program · {{place}}',
  found_other: '{{count}} programs · {{place}}',
  before_one: '{{count}} program for the scenario before your change',
  before_other: '{{count}} programs for the scenario before your change',
  points: 'Points',
  insurance: 'Mortgage insurance {{amount}} a month',
  firstTitle: 'No rates yet',
  firstText: 'Fill in the scenario and press See rates.',
  noneTitle: 'No program fits this scenario',
  noneText: 'Try a smaller loan amount, another occupancy or another property type.',
  failed: 'The rates could not be worked out',
  noCommitment:
    'These rates are an illustration. They are not a commitment to lend, not a rate lock and not an offer; they can change at any time, and a loan needs a full application and approval.',
  basis: 'The payment covers principal and interest. Taxes, insurance and dues come on top.',
};
