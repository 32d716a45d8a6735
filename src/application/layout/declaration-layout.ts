import type { FieldGroup } from './layout';

/** URLA 5a and 5b. */
export const aboutProperty: FieldGroup = {
  key: 'aboutProperty',
  questions: true,
  fields: [
    'aBDecOcc',
    'aBDecPastOwnership',
    'aBDecPastOwnedPropT',
    'aBDecPastOwnedPropTitleT',
    'aBDecSellerRelationship',
    'aBDecBorrowing',
    'aBDecBorrowingAmt',
    'aBDecNewMortgage',
    'aBDecNewCredit',
    'aBDecPriorityLien',
  ],
};

export const aboutFinances: FieldGroup = {
  key: 'aboutFinances',
  questions: true,
  fields: [
    'aBDecEndorser',
    'aBDecJudgment',
    'aBDecDelinquent',
    'aBDecLawsuit',
    'aBDecDeedInLieu',
    'aBDecShortSale',
    'aBDecForeclosure',
    'aBDecBankrupt',
    'aBDecBankruptcyChapters',
  ],
};

export const explanation: FieldGroup = { key: 'explanation', fields: ['aBDecExplanation'] };
