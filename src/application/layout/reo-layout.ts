import type { FieldGroup, ListLayout } from './layout';

/** URLA 3a to 3c. */
export const reoList: ListLayout = {
  list: 'reos',
  summary: ['address', 'city'],
  notes: ['status', 'intendedUsage'],
  marks: ['isSubjectProperty'],
  amount: 'value',
  groups: [
    { key: 'reoAddress', fields: [['address', 9], ['unit', 3], 'zip', ['city', 5], 'state', ['country', 2]] },
    {
      key: 'reoUse',
      fields: [
        ['value', 4],
        'status',
        ['units', 4],
        ['currentUsage', 6],
        ['intendedUsage', 6],
        ['isSubjectProperty', 6],
        ['noMortgage', 6],
      ],
    },
    {
      key: 'reoRent',
      fields: [
        ['grossRent', 4],
        ['monthlyExpenses', 4],
        ['netRent', 4],
      ],
    },
  ],
};

export const reoAnswers: FieldGroup = { key: 'reoAnswers', fields: ['aBReoNA'] };
