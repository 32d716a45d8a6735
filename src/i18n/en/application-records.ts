/** Lists of jobs, assets, debts and properties, and what they say in a line. */
export const applicationRecords = {
  /** Behind an amount. */
  perMonth: '/mo',
  since: 'since {{from}}',
  until: 'until {{to}}',
  period: '{{from}} – {{to}}',
  said: {
    'liability.excluded': 'excluded',
    'liability.payoff': 'paid off at closing',
    'reo.isSubjectProperty': 'subject property',
    'employment.selfEmployed': 'self-employed',
  },
  removed: '{{name}} was removed.',
  undo: 'Undo',
  keys: 'With the cursor on a line, {{payoff}} pays it off and {{excluded}} excludes it.',
  gap: 'Without a job from {{from}} to {{to}}. Explain it below.',
  property: {
    none: 'None',
    unnamed: 'Property without an address',
    edit: 'Add or change a property',
  },
  secured: {
    title: 'Mortgages and liens on it',
    help: 'Check what this property secures.',
    none: 'There is no mortgage or lien among the debts that no other property secures.',
    debt: 'Debt',
    counts: 'Counts as a debt',
  },
};
