import type { EligibilitySpec, MatrixLine } from '../../../domain/pricing/eligibility-spec';
import {
  agencyCitizens,
  anyProperty,
  CASH_OUT,
  INVESTMENT,
  line,
  notManufactured,
  PRIMARY,
  PURCHASE,
  RATE_TERM,
  SECOND_HOME,
  usd,
} from './demo-program';

const sold = { minScore: 620 };
const built = { ...sold, propertyTypes: notManufactured };
const manufactured = { ...sold, propertyTypes: ['4'] };

/** The agency whose own loan may be refinanced above 95% (sExistingLoanOwnerT). */
export const FANNIE_MAE = '1';
export const FREDDIE_MAC = '2';

/** A refinance above 95%: only of a loan that the same agency owns. */
const ownLoan = (owner: string): MatrixLine =>
  line(RATE_TERM, PRIMARY, [1, 1], 97, { ...built, existingLoanOwner: owner });

/** Above 95%: a fixed rate, and a borrower who buys a first home or a loan of the agency. */
const highest = (owner: string): readonly MatrixLine[] => [
  line(PURCHASE, PRIMARY, [1, 1], 97, { ...built, needsFirstTimeBuyer: true }),
  ownLoan(owner),
];

/** A Community Second lets the CLTV of a principal residence reach 105%. */
const withCommunitySeconds = (lines: readonly MatrixLine[]): readonly MatrixLine[] => [
  ...lines,
  ...lines.map((one): MatrixLine => ({ ...one, maxCltv: 105_000, needsCommunitySecond: true })),
];

/** Principal residences of one unit up to 95%. */
const oneUnit: readonly MatrixLine[] = [
  line([PURCHASE, RATE_TERM], PRIMARY, [1, 1], 95, built),
  line([PURCHASE, RATE_TERM], PRIMARY, [1, 1], 95, manufactured),
];

/** The maximum ratios that standard and high-balance loans share (Eligibility Matrix). */
const shared: readonly MatrixLine[] = [
  line([PURCHASE, RATE_TERM], SECOND_HOME, [1, 1], 90, sold),
  line(PURCHASE, INVESTMENT, [1, 1], 85, built),
  line(PURCHASE, INVESTMENT, [2, 4], 75, built),
  line(RATE_TERM, INVESTMENT, [1, 4], 75, built),
  line(CASH_OUT, PRIMARY, [1, 1], 80, built),
  line(CASH_OUT, PRIMARY, [2, 4], 75, built),
  line(CASH_OUT, [SECOND_HOME, INVESTMENT], [1, 1], 75, built),
  line(CASH_OUT, INVESTMENT, [2, 4], 70, built),
];

/** Cash-out on a manufactured home: up to 65%, terms up to 20 years. */
const shortTerm: readonly MatrixLine[] = [line(CASH_OUT, PRIMARY, [1, 1], 65, manufactured)];

const principal: readonly MatrixLine[] = [...oneUnit, line([PURCHASE, RATE_TERM], PRIMARY, [2, 4], 95, built)];

const agency = {
  propertyTypes: anyProperty,
  docTypes: ['0', '1', '18'],
  citizenships: agencyCitizens,
  ratioRounding: 'fannie',
  maxDti: 50_000,
  noBalloon: true,
  maxCashBack: { share: 1_000, amount: usd(2_000) },
  maxFinancedProperties: 10,
  financedPropertiesLimit: [SECOND_HOME, INVESTMENT],
  refusedAusResults: ['2', '4', '5', '6', '11', '12', '13', '14'],
} as const;

export const conforming = (termMonths: number, owner: string): EligibilitySpec => ({
  ...agency,
  amountRule: 'conforming',
  matrix: [
    ...withCommunitySeconds([...highest(owner), ...principal]),
    ...shared,
    ...(termMonths > 240 ? [] : shortTerm),
  ],
});

export const conformingArm: EligibilitySpec = {
  ...agency,
  amountRule: 'conforming',
  matrix: [...principal, ...shared],
};

export const highBalance: EligibilitySpec = {
  ...agency,
  amountRule: 'high-balance',
  matrix: [
    ...oneUnit,
    line([PURCHASE, RATE_TERM], PRIMARY, [2, 2], 85, built),
    line([PURCHASE, RATE_TERM], PRIMARY, [3, 4], 75, built),
    ...shared,
  ],
};

/** HomeReady and Home Possible: primary homes only, income up to 80% of the area's median. */
export const affordable = (owner: string): EligibilitySpec => ({
  ...agency,
  amountRule: 'conforming',
  maxAreaIncomePercent: 80,
  matrix: withCommunitySeconds([line(PURCHASE, PRIMARY, [1, 1], 97, built), ownLoan(owner), ...principal]),
});
