/** Figures that a loan has once. */
export const singleCalculations = [
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
  'incomeGrossUp',
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
  'subjectRent',
  'presentHousing',
  'residenceHousing',
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
  'residualIncome',
  'requiredResidual',
  'residualMargin',
  'reserves',
  'reserveMonths',
  'requiredReserves',
  'reserveMargin',
] as const;

/** Averages of a job's or another source's documented income. */
export const averageCalculations = [
  'baseAverage',
  'overtimeAverage',
  'bonusAverage',
  'commissionAverage',
  'otherPayAverage',
  'businessAverage',
  'sourceAverage',
] as const;

/** Calculations that a loan has for each borrower, rental property or application, or for a record of income. */
export const manyCalculations = [
  'borrowerIncome',
  'sourceIncome',
  'propertyRent',
  'applicationDebts',
  ...averageCalculations,
] as const;

export type SingleCalculation = (typeof singleCalculations)[number];
export type AverageCalculation = (typeof averageCalculations)[number];
export type ManyCalculation = (typeof manyCalculations)[number];

/** The key of a calculation. */
export type CalculationKey = SingleCalculation | ManyCalculation;
