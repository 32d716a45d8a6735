import { type Agency, type AgencyRule, agencies } from '../../loan/agency';
import type { Cents } from '../../numbers/fixed';

/** Rules that have no date of their own apply to every application. */
const ALWAYS = '1900-01-01';

const others = (...left: readonly Agency[]): readonly Agency[] => agencies.filter((agency) => !left.includes(agency));

/** The payment of a student loan without one: `percent` of the balance, each month or each year. */
export interface StudentLoanRule extends AgencyRule {
  readonly percent: string;
  readonly part: number;
  readonly of: number;
  readonly per: 'month' | 'year';
  /** A documented payment of zero, as of an income-driven plan, counts as zero. */
  readonly takesZero: boolean;
  /** A payment below that share counts only if it is documented. */
  readonly documentsLess?: boolean;
  /** A loan whose payments begin this many months after closing, or later, does not count. */
  readonly deferredMonths?: number;
}

const half = { percent: '0.5', part: 5, of: 1000, per: 'month', takesZero: false } as const;
const one = { percent: '1', part: 1, of: 100, per: 'month' } as const;

/**
 * Fannie Mae Selling Guide B3-6-05; Freddie Mac Guide 5401.2; HUD 4000.1 (Mortgagee Letter 2021-13, before that 2016-08); VA Circular
 * 26-17-02 (3.b: a payment below its share needs a statement of the servicer); USDA HB-1-3555 chapter 11. The dates are those of the
 * announcements. HUD's first percentage, 2% (4000.1 of 2015-09-14), is also used for earlier applications, because a debt must not be
 * left out.
 */
export const studentLoanRules: readonly StudentLoanRule[] = [
  { agencies: ['fannie-mae', 'other'], from: ALWAYS, ...one, takesZero: true },
  { agencies: ['freddie-mac'], from: ALWAYS, ...half },
  { agencies: ['fha'], from: ALWAYS, percent: '2', part: 2, of: 100, per: 'month', takesZero: false },
  { agencies: ['fha'], from: '2016-06-30', ...one, takesZero: false },
  { agencies: ['fha'], from: '2021-06-17', ...half },
  {
    agencies: ['va'],
    from: ALWAYS,
    percent: '5',
    part: 5,
    of: 1200,
    per: 'year',
    takesZero: false,
    documentsLess: true,
    deferredMonths: 12,
  },
  { agencies: ['usda'], from: ALWAYS, ...half },
];

/** Installment debts and support with few payments left do not count while they are a small part of the income. */
export interface ShortDebtRule extends AgencyRule {
  readonly payments: number;
  /**
   * Above this share of the income they significantly affect the ability to repay, and all count; undefined if the agency leaves it to
   * the lender (`sShortDebtPc`).
   */
  readonly incomePercent?: number;
}

/** Fannie Mae Selling Guide B3-6-01; HUD 4000.1 sets 5% of the income for all such debts together. */
export const shortDebtRules: readonly ShortDebtRule[] = [
  { agencies: others('fha'), from: ALWAYS, payments: 10 },
  { agencies: ['fha'], from: ALWAYS, payments: 10, incomePercent: 5 },
];

/** The payment of a revolving debt without one. */
export interface RevolvingRule extends AgencyRule {
  readonly percent: number;
  readonly least: Cents;
}

/** The greater of 5% of the balance and $10. */
export const revolvingRules: readonly RevolvingRule[] = [{ agencies, from: ALWAYS, percent: 5, least: 10_00 }];

/** The payment of a 30-day account that the assets do not cover, if none is entered. */
export const thirtyDayRules: readonly (AgencyRule & { readonly percent: number })[] = [
  { agencies, from: ALWAYS, percent: 5 },
];

/** Support that the lender may deduct from the income instead of counting it as a debt (`liabilityType`). */
export interface SupportRule extends AgencyRule {
  readonly deductible: readonly string[];
}

/** Fannie Mae Selling Guide B3-6-05: alimony and separate maintenance, never child support. */
export const supportRules: readonly SupportRule[] = [
  { agencies: others('va', 'usda'), from: ALWAYS, deductible: ['20', '22'] },
];
