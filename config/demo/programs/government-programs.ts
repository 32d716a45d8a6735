import type { EligibilitySpec, MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { AdjustableRate } from '../../../domain/pricing/program';
import type { DemoProgram } from './demo-program';
import {
  anyProperty,
  CASH_OUT,
  demoProgram,
  fixedRate,
  line,
  market,
  PRIMARY,
  PURCHASE,
  RATE_TERM,
  siteBuilt,
  usd,
} from './demo-program';

const everyOccupancy = ['0', '1', '2'];

/** Cash back of refinances without cash-out: HUD 4000.1 II.A.8.d; VA allows small adjustments at closing. */
const adjustmentsOnly = { maxCashBack: { share: 0, amount: usd(500) } } as const;

/** FHA: 96.5% from a score of 580, 97.75% for a refinance, 80% for cash-out; exact ratios. */
const fha: EligibilitySpec = {
  ...adjustmentsOnly,
  propertyTypes: anyProperty,
  docTypes: ['0', '1'],
  citizenships: ['0', '1'],
  noBalloon: true,
  amountRule: 'fha',
  ratioRounding: 'exact',
  maxDti: 56_900,
  needsImpounds: true,
  refusedAusResults: ['22', '24'],
  matrix: [
    line(PURCHASE, PRIMARY, [1, 4], 96.5, { minScore: 580, maxCltv: 105_000 }),
    line(RATE_TERM, PRIMARY, [1, 4], 97.75, { minScore: 580 }),
    line(CASH_OUT, PRIMARY, [1, 4], 80, { minScore: 600 }),
  ],
};

/** A refinance within FHA needs no new value, hence no ratios. */
const streamlineLine: MatrixLine = { purposes: ['6'], occupancies: everyOccupancy, units: [1, 4], minScore: 580 };

const fhaStreamline: EligibilitySpec = {
  ...adjustmentsOnly,
  propertyTypes: anyProperty,
  docTypes: ['0', '1', '12'],
  citizenships: ['0', '1', '2'],
  noBalloon: true,
  amountRule: 'fha',
  ratioRounding: 'exact',
  needsImpounds: true,
  matrix: [streamlineLine],
};

const va: EligibilitySpec = {
  ...adjustmentsOnly,
  propertyTypes: siteBuilt,
  docTypes: ['0', '1'],
  citizenships: ['0', '1', '2'],
  noBalloon: true,
  amountRule: 'none',
  maxAmount: usd(2_000_000),
  ratioRounding: 'exact',
  maxDti: 60_000,
  needsVeteran: true,
  matrix: [
    line([PURCHASE, RATE_TERM], PRIMARY, [1, 4], 100, { minScore: 580 }),
    line(CASH_OUT, PRIMARY, [1, 4], 90, { minScore: 600 }),
  ],
};

const irrrl: EligibilitySpec = {
  ...adjustmentsOnly,
  propertyTypes: siteBuilt,
  docTypes: ['0', '1', '12'],
  citizenships: ['0', '1', '2'],
  noBalloon: true,
  amountRule: 'none',
  maxAmount: usd(2_000_000),
  ratioRounding: 'exact',
  needsVeteran: true,
  matrix: [{ purposes: ['7'], occupancies: everyOccupancy, units: [1, 4], minScore: 580 }],
};

const usda: EligibilitySpec = {
  propertyTypes: ['0', '1', '2', '11', '12'],
  docTypes: ['0', '1'],
  citizenships: ['0', '1', '2'],
  noBalloon: true,
  amountRule: 'none',
  ratioRounding: 'exact',
  maxDti: 44_000,
  maxHouseholdIncomePercent: 115,
  needsRuralArea: true,
  needsImpounds: true,
  refusedAusResults: ['26', '27', '28', '29', '30'],
  matrix: [line([PURCHASE, RATE_TERM], PRIMARY, [1, 1], 100, { minScore: 640 })],
};

/** FHA's ARM follows the one-year Treasury. */
const treasuryArm: AdjustableRate = {
  kind: 'arm',
  initialMonths: 60,
  adjustEveryMonths: 12,
  index: '1-Year Treasury',
  indexValue: 3_950,
  margin: 2_000,
  caps: { first: 1_000, periodic: 1_000, life: 5_000 },
};

const fhaShared = {
  investor: 'Commonwealth Pools',
  family: 'fha',
  loanType: '1',
  insurance: 'fha',
  adjustmentSets: ['fha', 'lender'],
} as const;

const vaShared = {
  investor: 'Commonwealth Pools',
  family: 'va',
  loanType: '2',
  insurance: 'va',
  adjustmentSets: ['va', 'lender'],
} as const;

export const governmentPrograms: readonly DemoProgram[] = [
  demoProgram(
    { ...fhaShared, number: 201, name: 'FHA 30 Yr Fixed', amortization: fixedRate, termMonths: 360, eligibility: fha },
    market(5_500),
  ),
  demoProgram(
    { ...fhaShared, number: 202, name: 'FHA 15 Yr Fixed', amortization: fixedRate, termMonths: 180, eligibility: fha },
    market(5_125, 9, 14, 420),
  ),
  demoProgram(
    { ...fhaShared, number: 203, name: 'FHA 5/1 ARM', amortization: treasuryArm, termMonths: 360, eligibility: fha },
    market(5_250, 8, 12, 440),
  ),
  demoProgram(
    {
      ...fhaShared,
      number: 204,
      name: 'FHA Streamline 30 Yr Fixed',
      amortization: fixedRate,
      termMonths: 360,
      eligibility: fhaStreamline,
    },
    market(5_625),
  ),
  demoProgram(
    { ...vaShared, number: 211, name: 'VA 30 Yr Fixed', amortization: fixedRate, termMonths: 360, eligibility: va },
    market(5_500),
  ),
  demoProgram(
    { ...vaShared, number: 212, name: 'VA 15 Yr Fixed', amortization: fixedRate, termMonths: 180, eligibility: va },
    market(5_125, 9, 14, 420),
  ),
  demoProgram(
    {
      ...vaShared,
      number: 213,
      name: 'VA IRRRL 30 Yr Fixed',
      amortization: fixedRate,
      termMonths: 360,
      eligibility: irrrl,
    },
    market(5_625),
  ),
  demoProgram(
    {
      number: 221,
      name: 'USDA 30 Yr Fixed',
      investor: 'Commonwealth Pools',
      family: 'usda',
      loanType: '3',
      insurance: 'usda',
      adjustmentSets: ['usda', 'lender'],
      amortization: fixedRate,
      termMonths: 360,
      eligibility: usda,
    },
    market(5_625),
  ),
];
