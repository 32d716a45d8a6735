import type { FieldSpec } from './field';

const employment = { place: 'employment', notInMismo: 'lender-only' } as const;
const income = { place: 'income', notInMismo: 'lender-only' } as const;
const amount = { kind: 'money', min: 0 } as const;
const signed = { kind: 'money', parentheses: true } as const;
const yearMonths = { kind: 'integer', min: 1, max: 12 } as const;
const ytdMonths = { kind: 'decimal', scale: 2, min: 0, max: 12 } as const;

/** Documented pay of the current year and the two before it, which the qualifying income averages. */
export const payHistoryFields = {
  ytdMonths: { ...employment, ...ytdMonths, label: 'Months, year to date' },
  lastYearMonths: { ...employment, ...yearMonths, label: 'Months, last year' },
  yearBeforeMonths: { ...employment, ...yearMonths, label: 'Months, year before' },
  baseYtd: { ...employment, ...amount, label: 'Base pay, year to date' },
  baseLastYear: { ...employment, ...amount, label: 'Base pay, last year' },
  baseYearBefore: { ...employment, ...amount, label: 'Base pay, year before' },
  overtimeYtd: { ...employment, ...amount, label: 'Overtime, year to date' },
  overtimeLastYear: { ...employment, ...amount, label: 'Overtime, last year' },
  overtimeYearBefore: { ...employment, ...amount, label: 'Overtime, year before' },
  bonusYtd: { ...employment, ...amount, label: 'Bonus, year to date' },
  bonusLastYear: { ...employment, ...amount, label: 'Bonus, last year' },
  bonusYearBefore: { ...employment, ...amount, label: 'Bonus, year before' },
  commissionYtd: { ...employment, ...amount, label: 'Commissions, year to date' },
  commissionLastYear: { ...employment, ...amount, label: 'Commissions, last year' },
  commissionYearBefore: { ...employment, ...amount, label: 'Commissions, year before' },
  otherYtd: { ...employment, ...amount, label: 'Other pay, year to date' },
  otherLastYear: { ...employment, ...amount, label: 'Other pay, last year' },
  otherYearBefore: { ...employment, ...amount, label: 'Other pay, year before' },
} as const satisfies Record<string, FieldSpec>;

/** The tax returns of a business: its net profit or loss and the items that are added back or deducted (Fannie Mae Form 1084). */
export const businessFields = {
  businessMonthsLastYear: { ...employment, ...yearMonths, label: 'Months in business, last year' },
  businessMonthsYearBefore: { ...employment, ...yearMonths, label: 'Months in business, year before' },
  netProfitLastYear: { ...employment, ...signed, label: 'Net profit or loss, last year' },
  netProfitYearBefore: { ...employment, ...signed, label: 'Net profit or loss, year before' },
  depreciationLastYear: { ...employment, ...amount, label: 'Depreciation, last year' },
  depreciationYearBefore: { ...employment, ...amount, label: 'Depreciation, year before' },
  depletionLastYear: { ...employment, ...amount, label: 'Depletion, last year' },
  depletionYearBefore: { ...employment, ...amount, label: 'Depletion, year before' },
  amortizationLastYear: { ...employment, ...amount, label: 'Amortization and casualty loss, last year' },
  amortizationYearBefore: { ...employment, ...amount, label: 'Amortization and casualty loss, year before' },
  homeOfficeLastYear: { ...employment, ...amount, label: 'Business use of home, last year' },
  homeOfficeYearBefore: { ...employment, ...amount, label: 'Business use of home, year before' },
  mealsLastYear: { ...employment, ...amount, label: 'Nondeductible meals, last year' },
  mealsYearBefore: { ...employment, ...amount, label: 'Nondeductible meals, year before' },
  nonrecurringLastYear: { ...employment, ...signed, label: 'Nonrecurring income, last year' },
  nonrecurringYearBefore: { ...employment, ...signed, label: 'Nonrecurring income, year before' },
} as const satisfies Record<string, FieldSpec>;

/** How the income of a job counts. */
export const payTreatmentFields = {
  militaryNonTaxable: { place: 'employment', kind: 'yesno', label: 'Military allowances are non-taxable' },
  otherNonTaxable: { place: 'employment', kind: 'yesno', label: 'Other pay is non-taxable' },
  taxRate: { ...employment, kind: 'percent', min: 0, max: 50, label: 'Tax rate of the borrower' },
  projected: { ...employment, kind: 'yesno', label: 'Starts after closing, by an offer letter' },
} as const satisfies Record<string, FieldSpec>;

/** How income from another source counts, and its history. */
export const incomeTreatmentFields = {
  nonTaxable: { place: 'income', kind: 'yesno', label: 'Non-taxable' },
  taxRate: { ...income, kind: 'percent', min: 0, max: 50, label: 'Tax rate of the borrower' },
  mccRate: { ...income, kind: 'percent', min: 0, max: 50, label: 'Credit rate of the certificate' },
  monthsOfTwelve: { ...income, kind: 'integer', min: 0, max: 12, label: 'Months received, of the last 12' },
  liveInAide: { ...income, kind: 'yesno', label: 'From a live-in personal assistant' },
  monthsReceived: { ...income, kind: 'integer', min: 0, max: 999, label: 'Months received' },
  ytdAmount: { ...income, ...amount, label: 'Year to date' },
  lastYearAmount: { ...income, ...amount, label: 'Last year' },
  yearBeforeAmount: { ...income, ...amount, label: 'Year before' },
  ytdMonths: { ...income, ...ytdMonths, label: 'Months, year to date' },
  lastYearMonths: { ...income, ...yearMonths, label: 'Months, last year' },
  yearBeforeMonths: { ...income, ...yearMonths, label: 'Months, year before' },
} as const satisfies Record<string, FieldSpec>;
