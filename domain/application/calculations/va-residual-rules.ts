import { type AgencyRule, ruleOf } from '../../loan/agency';
import type { LoanValues } from '../../loan/document';
import type { Cents, Thousandths } from '../../numbers/fixed';

/** Regions of the United States for the residual income. */
export type VaRegion = 'northeast' | 'midwest' | 'south' | 'west';

/** The residual income by region for families of one to five, in dollars, and what each further member adds. */
export interface ResidualTable {
  /** The least note amount that the table applies to. */
  readonly fromAmount: Cents;
  readonly families: Readonly<Record<VaRegion, readonly number[]>>;
  readonly perMember: Cents;
}

export interface ResidualRule extends AgencyRule {
  /** Purposes (`sLPurposeT`) without a required residual income. */
  readonly exempt: readonly string[];
  /** In ascending order of the amount. */
  readonly tables: readonly ResidualTable[];
  /** Members of a larger family add nothing more. */
  readonly largestFamily: number;
  /** Above this total debt ratio, the residual income must exceed the table by `extraPercent`. */
  readonly ratio: Thousandths;
  readonly extraPercent: number;
  /** Maintenance and utilities a month for a square foot, if no amount is entered. */
  readonly perSquareFoot: Cents;
}

/**
 * 38 CFR 36.4340(e) and VA Pamphlet 26-7, chapter 4: the residual income by loan amount, region and family size. Interest rate
 * reductions (IRRRL) are exempt (36.4340(a)).
 */
const residualRules: readonly ResidualRule[] = [
  {
    agencies: ['va'],
    from: '1900-01-01',
    exempt: ['7'],
    tables: [
      {
        fromAmount: 0,
        families: {
          northeast: [390, 654, 788, 888, 921],
          midwest: [382, 641, 772, 868, 902],
          south: [382, 641, 772, 868, 902],
          west: [425, 713, 859, 967, 1004],
        },
        perMember: 75_00,
      },
      {
        fromAmount: 80_000_00,
        families: {
          northeast: [450, 755, 909, 1025, 1062],
          midwest: [441, 738, 889, 1003, 1039],
          south: [441, 738, 889, 1003, 1039],
          west: [491, 823, 990, 1117, 1158],
        },
        perMember: 80_00,
      },
    ],
    largestFamily: 7,
    ratio: 41_000,
    extraPercent: 20,
    perSquareFoot: 14,
  },
];

/** The residual income rule of a loan; none if it needs no residual income. */
export function residualRuleOf(
  loan: Pick<LoanValues, 'sLT' | 'sLPurposeT' | 'sHmdaApplicationD' | 'sCreatedD'>,
): ResidualRule | undefined {
  const rule = ruleOf(residualRules, loan);
  return rule?.exempt.includes(loan.sLPurposeT ?? '') ? undefined : rule;
}

const states: Readonly<Record<VaRegion, string>> = {
  northeast: 'CT ME MA NH NJ NY PA RI VT',
  midwest: 'IL IN IA KS MI MN MO NE ND OH SD WI',
  south: 'AL AR DE DC FL GA KY LA MD MS NC OK PR SC TN TX VA WV',
  west: 'AK AZ CA CO HI ID MT NV NM OR UT WA WY',
};

const regions: readonly VaRegion[] = ['northeast', 'midwest', 'south', 'west'];

/** The region of a state (36.4340(e)(3)); undefined for other territories. */
export const vaRegionOf = (state: string | null | undefined): VaRegion | undefined =>
  regions.find((region) => states[region].split(' ').includes(state ?? ''));
