import type { EligibilitySpec, MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { DemoProgram } from './demo-program';
import {
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
const away = [SECOND_HOME, INVESTMENT];

const incomeMatrix: readonly MatrixLine[] = [
  line(buy, PRIMARY, [1, 4], 90, { maxAmount: usd(1_500_000), minScore: 720, minReserveMonths: 6 }),
  line(buy, PRIMARY, [1, 4], 85, { maxAmount: usd(1_500_000), minScore: 680, minReserveMonths: 6 }),
  line(buy, PRIMARY, [1, 4], 80, { maxAmount: usd(2_000_000), minScore: 680, minReserveMonths: 6 }),
  line(buy, PRIMARY, [1, 4], 80, { maxAmount: usd(1_500_000), minScore: 640, minReserveMonths: 6 }),
  line(buy, PRIMARY, [1, 4], 70, { maxAmount: usd(3_000_000), minScore: 720, minReserveMonths: 12 }),
  line(buy, away, [1, 4], 80, { maxAmount: usd(1_500_000), minScore: 700, minReserveMonths: 6 }),
  line(buy, away, [1, 4], 75, { maxAmount: usd(2_000_000), minScore: 660, minReserveMonths: 9 }),
  line(CASH_OUT, PRIMARY, [1, 4], 80, {
    maxAmount: usd(1_500_000),
    minScore: 720,
    maxCashOut: usd(1_000_000),
    minReserveMonths: 6,
  }),
  line(CASH_OUT, PRIMARY, [1, 4], 75, {
    maxAmount: usd(1_500_000),
    minScore: 660,
    maxCashOut: usd(500_000),
    minReserveMonths: 6,
  }),
  line(CASH_OUT, away, [1, 4], 75, {
    maxAmount: usd(1_500_000),
    minScore: 700,
    maxCashOut: usd(500_000),
    minReserveMonths: 6,
  }),
];

const income: Omit<EligibilitySpec, 'docTypes'> = {
  matrix: incomeMatrix,
  propertyTypes: siteBuilt,
  citizenships: ['0', '1', '2', '4'],
  amountRule: 'none',
  ratioRounding: 'exact',
  minAmount: usd(125_000),
  maxAmount: usd(3_000_000),
  maxDti: 50_000,
  exceptStates: ['AK', 'HI'],
  worstHousingHistory: '1',
};

/** Rental loans look at the rent, not at the borrower's income. */
const rental: EligibilitySpec = {
  matrix: [
    line(buy, INVESTMENT, [1, 4], 80, { maxAmount: usd(1_500_000), minScore: 700, minReserveMonths: 6 }),
    line(buy, INVESTMENT, [1, 4], 75, { maxAmount: usd(2_000_000), minScore: 660, minReserveMonths: 6 }),
    line(CASH_OUT, INVESTMENT, [1, 4], 75, {
      maxAmount: usd(1_500_000),
      minScore: 700,
      maxCashOut: usd(500_000),
      minReserveMonths: 6,
    }),
    line(CASH_OUT, INVESTMENT, [1, 4], 70, {
      maxAmount: usd(1_500_000),
      minScore: 660,
      maxCashOut: usd(350_000),
      minReserveMonths: 6,
    }),
  ],
  propertyTypes: siteBuilt,
  docTypes: ['20', '21'],
  citizenships: ['0', '1', '2', '3'],
  amountRule: 'none',
  ratioRounding: 'exact',
  minAmount: usd(100_000),
  maxAmount: usd(2_000_000),
  minRentCoverage: 750,
  exceptStates: ['AK', 'HI'],
  worstHousingHistory: '0',
};

const shared = {
  investor: 'Larkspur Credit',
  family: 'non-qm',
  loanType: '0',
  insurance: 'none',
  adjustmentSets: ['non-qm', 'lender'],
  termMonths: 360,
  amortization: fixedRate,
  isCorrespondent: false,
  lenderFees: 1_995_00,
  minimumPrice: 95_000,
  maximumPrice: 103_000,
} as const;

const statements = (number: number, name: string, docTypes: readonly string[], par: number): DemoProgram =>
  demoProgram(
    { ...shared, number, name, eligibility: { ...income, docTypes, needsSelfEmployed: true } },
    market(par, 8, 18, 420),
  );

export const nonQmPrograms: readonly DemoProgram[] = [
  statements(401, 'Bank Statement 12 Mo. 30 Yr Fixed', ['13', '15'], 6_500),
  statements(402, 'Bank Statement 24 Mo. 30 Yr Fixed', ['14', '16'], 6_375),
  statements(403, '1099 30 Yr Fixed', ['_15', '_16', 'c-4', 'c-5'], 6_500),
  statements(404, 'Profit and Loss 30 Yr Fixed', ['__19', 'c-6', 'c-7'], 6_750),
  demoProgram(
    { ...shared, number: 405, name: 'Asset Utilization 30 Yr Fixed', eligibility: { ...income, docTypes: ['__16'] } },
    market(6_500, 8, 18, 420),
  ),
  demoProgram(
    {
      ...shared,
      number: 406,
      name: 'Expanded Full Doc 30 Yr Fixed',
      eligibility: { ...income, docTypes: ['0', '1', '18', '22'] },
    },
    market(6_375, 8, 18, 420),
  ),
  demoProgram(
    {
      ...shared,
      number: 407,
      name: 'Bank Statement 12 Mo. 7/6 ARM SOFR',
      amortization: sofrArm(7, 3_500),
      eligibility: { ...income, docTypes: ['13', '15'], needsSelfEmployed: true },
    },
    market(6_375, 8, 18, 400),
  ),
  demoProgram(
    {
      ...shared,
      number: 411,
      name: 'DSCR 30 Yr Fixed',
      loanType: '4',
      adjustmentSets: ['rental', 'lender'],
      eligibility: rental,
    },
    market(6_500, 8, 18, 420),
  ),
  demoProgram(
    {
      ...shared,
      number: 412,
      name: 'DSCR 40 Yr Fixed Interest Only',
      loanType: '4',
      termMonths: 480,
      interestOnlyMonths: 120,
      adjustmentSets: ['rental', 'lender'],
      eligibility: rental,
    },
    market(6_750, 8, 18, 420),
  ),
];
