import type { Cents } from '../../numbers/fixed';
import {
  type AdjustablePaymentTable,
  adjustablePayments,
  adjustableRate,
  maximumYears,
} from '../figures/adjustable-tables';
import { exactSchedule, wholeCents } from '../figures/exact-schedule';
import { type DisclosedTerms, ratePaths } from '../figures/rate-paths';
import type { LoanTermsTable } from './estimate-form.schemas';
import { amountText, centsText, dollarsText, rateText, spanText, yearText } from './printed';
import { productPeriods } from './product-periods';

/** The features of a loan that its amortization does not say. */
export interface LoanFeatures {
  /** The months in which a prepayment may be charged for; 0 if it never is. */
  readonly penaltyMonths: number;
}

/** The most that 12 CFR 1026.43(g)(2) allows in the first two years: two percent of the balance that is prepaid. */
const penaltyOf = (amount: Cents): number => Math.round(amount / 5000);

function rateDetails(terms: DisclosedTerms): string[] {
  const rate = adjustableRate(terms);
  const years = maximumYears(terms);
  if (rate === undefined || years === undefined) return [];
  return [
    `Adjusts **every ${spanText(rate.everyMonths)}** starting in ${yearText(rate.firstMonth)}`,
    `Can go **as high as ${rateText(rate.maximum)}** in year ${years.rate}`,
    'See **AIR Table on page 2** for details',
  ];
}

/** A payment that changes because the interest-only payments end, once or with the rate. */
function interestOnlyDetails(terms: DisclosedTerms, table: AdjustablePaymentTable): string[] {
  return [
    `Includes **only interest** and **no principal** until ${yearText(terms.interestOnlyMonths + 1)}`,
    ...(table ? ['See **AP Table on page 2** for details'] : []),
  ];
}

function paymentDetails(terms: DisclosedTerms): string[] {
  const table = adjustablePayments(terms);
  const rate = adjustableRate(terms);
  const years = maximumYears(terms);
  if (rate && years) {
    const highest = exactSchedule(terms, ratePaths(terms).highest);
    const most = highest.reduce((top, { payment }) => Math.max(top, wholeCents(payment)), 0);
    return [
      `Adjusts **every ${spanText(rate.everyMonths)}** starting in ${yearText(table?.firstChange.payment ?? rate.firstMonth)}`,
      `Can go **as high as ${dollarsText(Math.round(most / 100))}** in year ${years.payment}`,
      ...(table ? interestOnlyDetails(terms, table) : []),
    ];
  }
  if (table === undefined) return [];
  const when = yearText(table.firstChange.payment);
  return [
    `Adjusts **once** in ${when}`,
    `Can go **as high as ${dollarsText(table.maximum.amount)}** in ${yearText(table.maximum.payment)}`,
    ...interestOnlyDetails(terms, table),
  ];
}

function penaltyDetails(terms: DisclosedTerms, months: number): string[] {
  if (months === 0) return [];
  const period = months === 12 ? 'year' : spanText(months);
  return [`**As high as ${dollarsText(penaltyOf(terms.amount))}** if you pay off the loan during the first ${period}`];
}

/** The Loan Terms (12 CFR 1026.37(b)). */
export function loanTermsTable(terms: DisclosedTerms, { penaltyMonths }: LoanFeatures): LoanTermsTable {
  const [first] = exactSchedule(terms, ratePaths(terms).expected);
  return {
    amount: { value: amountText(terms.amount), details: [] },
    rate: { value: rateText(terms.rate), details: rateDetails(terms) },
    payment: {
      period: 'Monthly',
      value: first ? centsText(wholeCents(first.payment)) : '',
      details: paymentDetails(terms),
    },
    prepayment: penaltyDetails(terms, penaltyMonths),
    balloon: [],
  };
}

/** The product with the feature that may change the payment (12 CFR 1026.37(a)(10)): `5 Year Interest Only, 5/3 Adjustable Rate`. */
export function productText({ amortization, interestOnlyMonths }: DisclosedTerms): string {
  const feature =
    interestOnlyMonths === 0
      ? ''
      : `${interestOnlyMonths % 12 === 0 ? `${interestOnlyMonths / 12} Year` : `${interestOnlyMonths} Mo.`} Interest Only, `;
  if (amortization.kind === 'fixed') return `${feature}Fixed Rate`;
  return `${feature}${productPeriods(amortization.initialMonths, amortization.adjustEveryMonths)} Adjustable Rate`;
}

/** `30 years`, `185 months` as `15 yr., 5 mo.`, and fewer than two years in months (comment 37(a)(8)-1). */
export function termText(months: number): string {
  if (months < 24) return months === 12 ? '1 year' : `${months} months`;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return rest === 0 ? `${years} years` : `${years} yr., ${rest} mo.`;
}
