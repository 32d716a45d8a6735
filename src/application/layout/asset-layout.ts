import type { FieldGroup, ListLayout } from './layout';

/** URLA 2a, 2b and 4d: accounts and other assets, including gifts and grants. */
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

/** URLA 2b and L4: credits already paid toward the purchase. */
export const purchaseCredits: FieldGroup = {
  key: 'purchaseCredits',
  fields: [
    'sPurchCreditEarnestMoneyAmt',
    ['sPurchCreditEarnestMoneySourceT', 9],
    'sPurchCreditEmployerAssistanceAmt',
    ['sPurchCreditEmployerAssistanceSourceT', 9],
    'sPurchCreditLotEquityAmt',
    ['sPurchCreditLotEquitySourceT', 9],
    'sPurchCreditRelocationFundsAmt',
    ['sPurchCreditRelocationFundsSourceT', 9],
    'sPurchCreditRentAmt',
    ['sPurchCreditRentSourceT', 9],
    'sPurchCreditSweatEquityAmt',
    ['sPurchCreditSweatEquitySourceT', 9],
    'sPurchCreditTradeEquityAmt',
    ['sPurchCreditTradeEquitySourceT', 9],
    'sPurchCreditOtherAmt',
    ['sPurchCreditOtherSourceT', 9],
  ],
};

/** A borrower's answers about assets as a whole. */
export const assetAnswers: FieldGroup = {
  key: 'assetAnswers',
  fields: ['aBAssetsNA', 'aBOtherAssetsNA', 'aBGiftsNA'],
};
