/** Figures that a loan has once. */
export const singleFigures = [
  'totalIncome',
  'incomeBase',
  'incomeOvertime',
  'incomeBonus',
  'incomeCommission',
  'incomeMilitary',
  'incomeOtherPay',
  'incomeSelfEmployed',
  'incomeUnsplit',
  'incomeOtherSources',
  'totalAssets',
  'liquidAssets',
  'accountAssets',
  'retirementAssets',
  'giftAssets',
  'illiquidAssets',
  'debts',
  'debtsPaidOff',
  'debtsExcluded',
  'payoffBalance',
  'netRent',
  'presentHousing',
  'proposedHousing',
  'qualifyingHousing',
  'mortgageInsurance',
  'payment',
  'qualifyingPayment',
  'upfrontFee',
  'financedFee',
  'noteAmount',
  'downPayment',
  'downPaymentPercent',
  'ltv',
  'cltv',
  'hcltv',
  'dtiTop',
  'dtiBottom',
  'cashToClose',
] as const;

/** Figures that a loan has for each borrower, let property or application. */
export const manyFigures = ['borrowerIncome', 'propertyRent', 'applicationDebts'] as const;

export type SingleFigure = (typeof singleFigures)[number];
export type ManyFigure = (typeof manyFigures)[number];

/** Name of a figure. */
export type FigureKey = SingleFigure | ManyFigure;
