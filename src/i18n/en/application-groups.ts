/** Titles of the groups of fields on the pages of the application, by the keys of `src/application/layout`. */
export const groups = {
  asset: 'Account or asset',
  purchaseCredits: 'Given towards the purchase already',
};
