export const application = {
  saved: 'Saved.',
  removed: 'removed',
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
      none: 'No employment yet. Add the present job, and former ones until two years are told.',
      add: 'Add employment',
    },
    incomes: {
      one: 'Other income',
      many: 'Income from other sources',
      none: 'No other income. Add what no employer pays: pensions, support, interest.',
      add: 'Add other income',
    },
    assets: {
      one: 'Asset',
      many: 'Accounts, assets, gifts and grants',
      none: 'No assets yet. Add bank accounts, retirement funds, gifts and what else the borrowers have.',
      add: 'Add an asset',
    },
    liabilities: {
      one: 'Debt',
      many: 'Debts and expenses',
      none: 'No debts yet. Add cards, loans and mortgages, and support that is paid.',
      add: 'Add a debt',
    },
    reos: {
      one: 'Property',
      many: 'Properties',
      none: 'No property yet. Add what the borrowers own, the present home included.',
      add: 'Add a property',
    },
    residences: {
      one: 'Former address',
      many: 'Former addresses',
      none: 'No former address. Add one where the present address is younger than two years.',
      add: 'Add a former address',
    },
  },
};
