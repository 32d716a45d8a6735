import type { FieldGroup, ListLayout } from './layout';

/** URLA 2a, 2b and 4d: accounts and other assets, gifts and grants among them. */
export const assetList: ListLayout = {
  list: 'assets',
  summary: ['type', 'holder', 'description'],
  amount: 'value',
  groups: [
    {
      key: 'asset',
      fields: ['type', 'holder', 'accountNumber', 'value', ['description', 9], 'giftSource', 'giftDeposited'],
    },
  ],
};

/** URLA 2b and L4: what was given towards the purchase already. */
export const purchaseCredits: FieldGroup = {
  key: 'purchaseCredits',
  fields: [
    'sPurchCreditEarnestMoneyAmt',
    'sPurchCreditEmployerAssistanceAmt',
    'sPurchCreditLotEquityAmt',
    'sPurchCreditRelocationFundsAmt',
    'sPurchCreditRentAmt',
    'sPurchCreditSweatEquityAmt',
    'sPurchCreditTradeEquityAmt',
    'sPurchCreditOtherAmt',
  ],
};

/** What a borrower answers about the assets as a whole. */
export const assetAnswers: FieldGroup = {
  key: 'assetAnswers',
  fields: ['aBAssetsNA', 'aBOtherAssetsNA', 'aBGiftsNA'],
};
