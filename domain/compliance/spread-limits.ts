import type { Agency, AgencyRule } from '../loan/agency';
import type { Cents, Thousandths } from '../numbers/fixed';
import { type DatedRow, rowsOn } from '../pricing/dated-rows';

/** Spreads over the average prime offer rate, in percentage points. */
interface SpreadRow extends DatedRow {
  /** 1026.35(a)(1): first lien up to the limit of Freddie Mac, above it, and subordinate lien. */
  readonly higherPriced: {
    readonly first: Thousandths;
    readonly jumbo: Thousandths;
    readonly subordinate: Thousandths;
  };
  /** 1026.32(a)(1)(i): above this spread a loan is high-cost; the second one also for small loans on personal property. */
  readonly highCost: { readonly first: Thousandths; readonly subordinate: Thousandths };
}

const spreads: readonly SpreadRow[] = [
  {
    from: '2014-01-10',
    higherPriced: { first: 1500, jumbo: 2500, subordinate: 3500 },
    highCost: { first: 6500, subordinate: 8500 },
  },
];

/** The spreads in force on a day. */
export function spreadLimits(day: string): SpreadRow | undefined {
  return rowsOn(spreads, day)[0];
}

/** How a kind of loan becomes a qualified mortgage, and when it is presumed to be affordable without rebuttal. */
export interface QualifiedRule extends AgencyRule {
  /** The price test by amount. */
  readonly price: boolean;
  readonly pointsAndFees: boolean;
  /** The features that a qualified mortgage may not have. */
  readonly features: boolean;
  /** The safe harbor: below a spread by lien, up to a spread plus the annual premium, or always. */
  readonly safeHarbor:
    | { readonly below: { readonly first: Thousandths; readonly subordinate: Thousandths } }
    | { readonly upToWithPremium: Thousandths }
    | 'always';
}

const general: readonly Agency[] = ['fannie-mae', 'freddie-mac', 'other'];
const usual = { below: { first: 1500, subordinate: 3500 } } as const;

/**
 * 1026.43(b)(4) and (e)(2); 24 CFR 203.19 for FHA, 38 CFR 36.4300 for VA, 7 CFR 3555.109 for USDA. The price test replaced the limit
 * of the debt ratio on 2021-03-01, the earliest day of applications that may use it.
 */
export const qualifiedRules: readonly QualifiedRule[] = [
  { agencies: general, from: '2021-03-01', price: true, pointsAndFees: true, features: true, safeHarbor: usual },
  {
    agencies: ['fha'],
    from: '2014-01-10',
    price: false,
    pointsAndFees: true,
    features: true,
    safeHarbor: { upToWithPremium: 1150 },
  },
  { agencies: ['va'], from: '2014-05-09', price: false, pointsAndFees: false, features: false, safeHarbor: 'always' },
  { agencies: ['usda'], from: '2014-01-10', price: false, pointsAndFees: true, features: true, safeHarbor: usual },
];

/** 1026.32(a)(1)(ii): shares of the total loan amount that points and fees of a loan that is not high-cost may be. */
export const HIGH_COST_SHARE: Thousandths = 5000;
export const HIGH_COST_SMALL_SHARE: Thousandths = 8000;

/** 1026.32(a)(1)(iii): a prepayment penalty may not be charged later. */
export const HIGH_COST_PENALTY_MONTHS = 36;

/** 1026.32(a)(1)(i)(B): first liens on personal property below this amount have the spread of subordinate liens. */
export const PERSONAL_PROPERTY_BELOW: Cents = 50_000_00;

/** 1026.43(e)(2)(ii). */
export const QUALIFIED_TERM_MONTHS = 360;
