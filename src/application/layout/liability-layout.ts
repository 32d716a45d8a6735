import type { FieldGroup, ListLayout } from './layout';

/** URLA 2c and 2d: debts and other monthly obligations. */
export const liabilityList: ListLayout = {
  list: 'liabilities',
  summary: ['type', 'holder', 'description'],
  balance: 'balance',
  amount: 'payment',
  monthly: true,
  qualifies: true,
  marks: ['studentLoan', 'excluded', 'payoff', 'paidByOther', 'reducesIncome'],
  keys: { KeyP: 'payoff', KeyX: 'excluded' },
  groups: [
    {
      key: 'debt',
      fields: [
        'type',
        'holder',
        'accountNumber',
        'balance',
        'payment',
        'remainingMonths',
        'creditLimit',
        ['description', 12],
        ['studentLoan', 6],
        ['paymentDocumented', 6],
        'deferredUntil',
      ],
    },
    {
      key: 'debtHandling',
      fields: [
        ['excluded', 6],
        ['payoff', 6],
        ['paidByOther', 6],
        ['reducesIncome', 6],
      ],
    },
    {
      key: 'securedDebt',
      fields: [
        ['reoId', 6],
        ['mortgageType', 6],
        ['paymentIncludesEscrow', 12],
      ],
    },
  ],
};

export const liabilityAnswers: FieldGroup = {
  key: 'liabilityAnswers',
  fields: ['aBLiabilitiesNA', 'aBExpensesNA'],
};
