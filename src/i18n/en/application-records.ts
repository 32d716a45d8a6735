/** Lists of jobs, assets, liabilities and properties, and the summary in each row. */
export const applicationRecords = {
  /** Follows an amount. */
  perMonth: '/mo',
  qualifies: 'Qualifies: {{amount}}',
  calculated: 'Calculated: {{amount}}',
  since: 'since {{from}}',
  until: 'until {{to}}',
  period: '{{from}} – {{to}}',
  said: {
    'liability.excluded': 'excluded',
    'liability.payoff': 'paid off at closing',
    'liability.studentLoan': 'student loan',
    'liability.paidByOther': 'paid by someone else',
    'liability.reducesIncome': 'deducted from income',
    'reo.isSubjectProperty': 'subject property',
    'employment.selfEmployed': 'self-employed',
  },
  removed: '{{name}} removed.',
  undo: 'Undo',
  keys: 'With the cursor on a row, press {{payoff}} to pay it off or {{excluded}} to exclude it.',
  gap: 'No job from {{from}} to {{to}}. Explain the gap below.',
  property: {
    none: 'None',
    unnamed: 'Property without an address',
    edit: 'Add or edit property',
  },
  payoff: {
    from: 'Filled in, because this loan refinances the property. Answer No if the mortgage stays.',
    override: 'Answered here. This loan refinances the property.',
  },
  secured: {
    title: 'Mortgages and liens',
    help: 'Check the liabilities this property secures.',
    none: 'There are no mortgages or liens that another property doesn’t already secure.',
    debt: 'Liability',
    counts: 'Counted as debt',
  },
};
