export const application = {
  saved: 'Saved.',
  removed: 'removed',
  debtsAddUp: { title: 'How the debts add up', listed: 'Payments in the list', total: 'Monthly debts that count' },
  setByProgram: {
    field: 'Set by the program',
    note: 'The chosen program, {{program}}, sets the terms that are marked.',
    select: 'Choose a program again',
  },
  fico: {
    lowest: 'The lowest of the borrowers’ scores: {{name}}, {{bureau}}',
    only: 'From the bureau scores: {{name}}, {{bureau}}',
  },
  originator: {
    officer: 'From the profile of the loan officer, {{name}}. Enter another value to override it.',
    other: 'Entered here. The loan officer is {{name}}.',
  },
  selfEmployed: {
    fromYes: 'Yes, from the job {{employer}}. Answer only to override it.',
    fromNo: 'No, since no current job is self-employed. Answer only to override it.',
    overrideYes: 'Answered here. The job {{employer}} is self-employed.',
    overrideNo: 'Answered here. No current job is self-employed.',
  },
  publishedRate: 'Uses {{rate}}. Enter a rate only to override it.',
  remove: 'Remove {{name}}',
  parts: {
    label: 'Parts of this page',
    property: 'Property',
    title: 'Title',
    terms: 'Terms',
    costs: 'Costs and insurance',
  },
  lists: {
    employments: {
      one: 'Employment',
      many: 'Jobs',
      none: 'No employment yet. Add the current job and earlier jobs to cover two years.',
      add: 'Add employment',
    },
    incomes: {
      one: 'Other income',
      many: 'Income from other sources',
      none: 'No other income yet. Add income that doesn’t come from an employer, such as pensions, support or interest.',
      add: 'Add other income',
    },
    assets: {
      one: 'Asset',
      many: 'Accounts, assets, gifts and grants',
      none: 'No assets yet. Add bank accounts, retirement funds, gifts and other assets.',
      add: 'Add asset',
    },
    liabilities: {
      one: 'Liability',
      many: 'Liabilities and expenses',
      none: 'No liabilities yet. Add credit cards, loans, mortgages and support payments.',
      add: 'Add liability',
    },
    reos: {
      one: 'Property',
      many: 'Properties',
      none: 'No properties yet. Add all real estate the borrowers own, including the current home.',
      add: 'Add property',
    },
    residences: {
      one: 'Former address',
      many: 'Former addresses',
      none: 'No former addresses yet. Add one if the borrower has lived at the current address for less than two years.',
      add: 'Add former address',
    },
    vestings: { one: 'Title holder' },
  },
};
