import type { FieldGroup } from './layout';

/** URLA 5a and 5b. */
export const aboutProperty: FieldGroup = {
  key: 'aboutProperty',
  questions: true,
  fields: [
    'aBDecOcc',
    { name: 'aBDecPastOwnership', depth: 1 },
    { name: 'aBDecPastOwnedPropT', depth: 2 },
    { name: 'aBDecPastOwnedPropTitleT', depth: 2 },
    'aBDecSellerRelationship',
    'aBDecBorrowing',
    { name: 'aBDecBorrowingAmt', depth: 1 },
    'aBDecNewMortgage',
    'aBDecNewCredit',
    'aBDecPriorityLien',
  ],
};

export const aboutFinances: FieldGroup = {
  key: 'aboutFinances',
  questions: true,
  quickNo: true,
  fields: [
    'aBDecEndorser',
    'aBDecJudgment',
    'aBDecDelinquent',
    'aBDecLawsuit',
    'aBDecDeedInLieu',
    { name: 'aBDecDeedInLieuD', depth: 1 },
    'aBDecShortSale',
    { name: 'aBDecShortSaleD', depth: 1 },
    'aBDecForeclosure',
    { name: 'aBDecForeclosureD', depth: 1 },
    'aBDecBankrupt',
    { name: 'aBDecBankruptcyChapters', depth: 1 },
    { name: 'aBDecBankruptEndT', depth: 1 },
    { name: 'aBDecBankruptD', depth: 1 },
  ],
};

export const explanation: FieldGroup = { key: 'explanation', titled: true, fields: ['aBDecExplanation'] };
