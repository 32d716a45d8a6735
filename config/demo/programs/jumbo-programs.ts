import type { EligibilitySpec, MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { DemoProgram } from './demo-program';
import {
  agencyCitizens,
  CASH_OUT,
  demoProgram,
  fixedRate,
  INVESTMENT,
  line,
  market,
  PRIMARY,
  PURCHASE,
  RATE_TERM,
  SECOND_HOME,
  siteBuilt,
  sofrArm,
  usd,
} from './demo-program';

const buy = [PURCHASE, RATE_TERM];

/** Amount, score, LTV and reserves against each other: the larger the loan, the stronger the borrower. */
const matrix: readonly MatrixLine[] = [
  line(buy, PRIMARY, [1, 1], 90, { maxAmount: usd(1_500_000), minScore: 760, minReserveMonths: 12 }),
  line(buy, PRIMARY, [1, 1], 85, { maxAmount: usd(1_500_000), minScore: 740, minReserveMonths: 12 }),
  line(buy, PRIMARY, [1, 1], 80, { maxAmount: usd(1_500_000), minScore: 700, minReserveMonths: 6 }),
  line(buy, PRIMARY, [1, 1], 80, { maxAmount: usd(2_000_000), minScore: 720, minReserveMonths: 9 }),
  line(buy, PRIMARY, [1, 1], 75, { maxAmount: usd(2_500_000), minScore: 740, minReserveMonths: 12 }),
  line(buy, PRIMARY, [1, 1], 70, { maxAmount: usd(3_000_000), minScore: 760, minReserveMonths: 18 }),
  line(buy, PRIMARY, [2, 2], 70, { maxAmount: usd(1_500_000), minScore: 720, minReserveMonths: 12 }),
  line(buy, SECOND_HOME, [1, 1], 80, { maxAmount: usd(1_500_000), minScore: 740, minReserveMonths: 12 }),
  line(buy, SECOND_HOME, [1, 1], 70, { maxAmount: usd(2_000_000), minScore: 720, minReserveMonths: 18 }),
  line(buy, INVESTMENT, [1, 1], 65, { maxAmount: usd(1_500_000), minScore: 740, minReserveMonths: 18 }),
  line(CASH_OUT, PRIMARY, [1, 1], 75, {
    maxAmount: usd(1_500_000),
    minScore: 720,
    maxCashOut: usd(500_000),
    minReserveMonths: 12,
  }),
  line(CASH_OUT, PRIMARY, [1, 1], 65, {
    maxAmount: usd(2_000_000),
    minScore: 740,
    maxCashOut: usd(750_000),
    minReserveMonths: 18,
  }),
  line(CASH_OUT, SECOND_HOME, [1, 1], 60, {
    maxAmount: usd(1_500_000),
    minScore: 740,
    maxCashOut: usd(350_000),
    minReserveMonths: 18,
  }),
];

const jumbo: EligibilitySpec = {
  matrix,
  propertyTypes: siteBuilt,
  docTypes: ['0', '1'],
  citizenships: agencyCitizens,
  amountRule: 'above-conforming',
  ratioRounding: 'exact',
  maxDti: 43_000,
  maxFinancedProperties: 4,
  noNonOccupantCoborrower: true,
  worstHousingHistory: '0',
};

const shared = {
  investor: 'Stonecrop Jumbo',
  family: 'jumbo',
  loanType: '0',
  insurance: 'none',
  adjustmentSets: ['jumbo'],
  lenderFees: 1_895_00,
  maximumPrice: 102_500,
} as const;

export const jumboPrograms: readonly DemoProgram[] = [
  demoProgram(
    { ...shared, number: 301, name: 'Jumbo 30 Yr Fixed', amortization: fixedRate, termMonths: 360, eligibility: jumbo },
    market(6_125, 8, 10, 450),
  ),
  demoProgram(
    { ...shared, number: 302, name: 'Jumbo 15 Yr Fixed', amortization: fixedRate, termMonths: 180, eligibility: jumbo },
    market(5_500, 8, 10, 400),
  ),
  demoProgram(
    {
      ...shared,
      number: 303,
      name: 'Jumbo 7/6 ARM SOFR',
      amortization: sofrArm(7, 2_500),
      termMonths: 360,
      eligibility: jumbo,
    },
    market(5_625, 8, 10, 400),
  ),
  demoProgram(
    {
      ...shared,
      number: 304,
      name: 'Jumbo 10/6 ARM SOFR',
      amortization: sofrArm(10, 2_500),
      termMonths: 360,
      eligibility: jumbo,
    },
    market(5_875, 8, 10, 400),
  ),
  demoProgram(
    {
      ...shared,
      number: 305,
      name: 'Jumbo 10/6 ARM SOFR Interest Only',
      amortization: sofrArm(10, 2_500),
      termMonths: 360,
      interestOnlyMonths: 120,
      eligibility: { ...jumbo, matrix: matrix.filter((entry) => (entry.maxLtv ?? 0) <= 80_000) },
    },
    market(6_000, 8, 10, 400),
  ),
];
