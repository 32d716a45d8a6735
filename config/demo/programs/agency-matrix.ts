import { agencyMaximum } from '../../../domain/aus/agency-maximum';
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

type Agency = Parameters<typeof agencyMaximum>[0];
type Covered = Parameters<typeof agencyMaximum>[1];

/** The agency whose own loan may be refinanced above 95% (sExistingLoanOwnerT). */
export const FANNIE_MAE = '1';
export const FREDDIE_MAC = '2';

const agencies: ReadonlyMap<string, Agency> = new Map([
  [FANNIE_MAE, 'DU'],
  [FREDDIE_MAC, 'LPA'],
]);
const agencyOf = (owner: string): Agency => agencies.get(owner) ?? 'DU';

type More = Omit<Partial<MatrixLine>, 'purposes' | 'occupancies' | 'units' | 'maxLtv'>;
type Loans = readonly [purposes: Covered['purposes'], occupancies: Covered['occupancies'], units: Covered['units']];

/**
 * A line with the agency's own maximum (`ratio-limits.ts` of the underwriting systems). The lender adds which scores, property types and
 * borrowers it takes, and sets a lower maximum where the agency's matrix says less, such as for manufactured homes.
 */
function atMaximum(agency: Agency, [purposes, occupancies, units]: Loans, more: More, kind: Partial<Covered> = {}) {
  const loans = { purposes, occupancies, units };
  return { ...loans, maxLtv: agencyMaximum(agency, { ...loans, ...kind }) * 1000, ...more };
}

const noCashOut = [PURCHASE, RATE_TERM];
const home: Covered['units'] = [1, 1];
const several: Covered['units'] = [2, 4];
const HIGHEST = { hasFirstTimeBuyer: true };

/** A refinance above 95%: only of a loan that the same agency owns. */
const ownLoan = (owner: string): MatrixLine =>
  atMaximum(agencyOf(owner), [[RATE_TERM], [PRIMARY], home], { ...built, existingLoanOwner: owner }, HIGHEST);

/** Above 95%: a fixed rate, and a borrower who buys a first home or a loan of the agency. */
const highest = (owner: string): readonly MatrixLine[] => [
  atMaximum(agencyOf(owner), [[PURCHASE], [PRIMARY], home], { ...built, needsFirstTimeBuyer: true }, HIGHEST),
  ownLoan(owner),
];

/** A Community Second lets the CLTV of a principal residence reach 105%. */
const withCommunitySeconds = (lines: readonly MatrixLine[]): readonly MatrixLine[] => [
  ...lines,
  ...lines.map((one): MatrixLine => ({ ...one, maxCltv: 105_000, needsCommunitySecond: true })),
];

/** Principal residences of one unit without a first-time buyer. */
const oneUnit = (agency: Agency, kind: Partial<Covered> = {}): readonly MatrixLine[] =>
  [built, manufactured].map((more) => atMaximum(agency, [noCashOut, [PRIMARY], home], more, kind));

/** The maximum ratios that standard and high-balance loans share. */
const shared = (agency: Agency): readonly MatrixLine[] => [
  atMaximum(agency, [noCashOut, [SECOND_HOME], home], sold),
  atMaximum(agency, [[PURCHASE], [INVESTMENT], home], built),
  atMaximum(agency, [[PURCHASE], [INVESTMENT], several], built),
  atMaximum(agency, [[RATE_TERM], [INVESTMENT], [1, 4]], built),
  atMaximum(agency, [[CASH_OUT], [PRIMARY], home], built),
  atMaximum(agency, [[CASH_OUT], [PRIMARY], several], built),
  atMaximum(agency, [[CASH_OUT], [SECOND_HOME, INVESTMENT], home], built),
  atMaximum(agency, [[CASH_OUT], [INVESTMENT], several], built),
];

/** Cash-out on a manufactured home: up to 65%, terms up to 20 years. */
const shortTerm: readonly MatrixLine[] = [line(CASH_OUT, PRIMARY, home, 65, manufactured)];

const principal = (agency: Agency, kind: Partial<Covered> = {}): readonly MatrixLine[] => [
  ...oneUnit(agency, kind),
  atMaximum(agency, [noCashOut, [PRIMARY], several], built),
];

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
    ...withCommunitySeconds([...highest(owner), ...principal(agencyOf(owner))]),
    ...shared(agencyOf(owner)),
    ...(termMonths > 240 ? [] : shortTerm),
  ],
});

export const conformingArm: EligibilitySpec = {
  ...agency,
  amountRule: 'conforming',
  matrix: [...principal('DU', { isAdjustable: true }), ...shared('DU')],
};

const HIGH = { isHighBalance: true };

export const highBalance: EligibilitySpec = {
  ...agency,
  amountRule: 'high-balance',
  matrix: [
    ...oneUnit('DU', HIGH),
    atMaximum('DU', [noCashOut, [PRIMARY], [2, 2]], built, HIGH),
    atMaximum('DU', [noCashOut, [PRIMARY], [3, 4]], built, HIGH),
    ...shared('DU'),
  ],
};

/** HomeReady and Home Possible: primary homes only, income up to 80% of the area's median. */
export const affordable = (owner: string): EligibilitySpec => ({
  ...agency,
  amountRule: 'conforming',
  maxAreaIncomePercent: 80,
  matrix: withCommunitySeconds([
    atMaximum(agencyOf(owner), [[PURCHASE], [PRIMARY], home], built, HIGHEST),
    ownLoan(owner),
    ...principal(agencyOf(owner)),
  ]),
});
