import type { EligibilitySpec, MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { DemoProgram } from './demo-program';
import {
  agencyCitizens,
  anyProperty,
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
  sofrArm,
} from './demo-program';

const minScore = { minScore: 620 };

/** Fannie Mae's maximum ratios for standard loans (Eligibility Matrix); the highest LTV requires a fixed rate. */
const standard = (highest: 97 | 95): MatrixLine[] => [
  line([PURCHASE, RATE_TERM], PRIMARY, [1, 1], highest, minScore),
  line([PURCHASE, RATE_TERM], PRIMARY, [2, 4], 95, minScore),
  line([PURCHASE, RATE_TERM], SECOND_HOME, [1, 1], 90, minScore),
  line(PURCHASE, INVESTMENT, [1, 1], 85, minScore),
  line(PURCHASE, INVESTMENT, [2, 4], 75, minScore),
  line(RATE_TERM, INVESTMENT, [1, 4], 75, minScore),
  line(CASH_OUT, PRIMARY, [1, 1], 80, minScore),
  line(CASH_OUT, PRIMARY, [2, 4], 75, minScore),
  line(CASH_OUT, [SECOND_HOME, INVESTMENT], [1, 1], 75, minScore),
  line(CASH_OUT, INVESTMENT, [2, 4], 70, minScore),
];

const agency = {
  propertyTypes: anyProperty,
  docTypes: ['0', '1', '18'],
  citizenships: agencyCitizens,
  ratioRounding: 'fannie',
  maxDti: 50_000,
  maxFinancedProperties: 10,
  refusedAusResults: ['2', '4', '5', '6', '11', '12', '13', '14'],
} as const;

const conforming = (highest: 97 | 95): EligibilitySpec => ({
  ...agency,
  amountRule: 'conforming',
  matrix: standard(highest),
});

const highBalance: EligibilitySpec = {
  ...agency,
  amountRule: 'high-balance',
  matrix: [line([PURCHASE, RATE_TERM], PRIMARY, [2, 2], 85, minScore), ...standard(95)],
};

/** HomeReady and Home Possible: primary homes only, income up to 80% of the area's median. */
const affordable: EligibilitySpec = {
  ...agency,
  amountRule: 'conforming',
  maxAreaIncomePercent: 80,
  matrix: [
    line([PURCHASE, RATE_TERM], PRIMARY, [1, 1], 97, { ...minScore, maxCltv: 105_000 }),
    line([PURCHASE, RATE_TERM], PRIMARY, [2, 4], 95, minScore),
  ],
};

const shared = {
  investor: 'Northfield Agency',
  family: 'conforming',
  loanType: '0',
  insurance: 'pmi',
  adjustmentSets: ['fannie-llpa', 'lender'],
} as const;

/** The same for loans sold to Freddie Mac. */
const freddie = {
  ...shared,
  investor: 'Northfield Freddie Mac',
  adjustmentSets: ['freddie-fees', 'lender'],
  amortization: fixedRate,
  termMonths: 360,
} as const;

const fixed = (number: number, years: number, par: number): DemoProgram =>
  demoProgram(
    {
      ...shared,
      number,
      name: `Conforming ${years} Yr Fixed`,
      amortization: fixedRate,
      termMonths: years * 12,
      eligibility: conforming(97),
    },
    market(par, 9, 14, years > 15 ? 500 : 420),
  );

const arm = (number: number, years: number, par: number): DemoProgram =>
  demoProgram(
    {
      ...shared,
      number,
      name: `${years}/6 ARM SOFR`,
      amortization: sofrArm(years, 2_750),
      termMonths: 360,
      eligibility: conforming(95),
    },
    market(par, 8, 12, 440),
  );

export const conformingPrograms: readonly DemoProgram[] = [
  fixed(101, 30, 5_875),
  fixed(102, 25, 5_750),
  fixed(103, 20, 5_625),
  fixed(104, 15, 5_125),
  fixed(105, 10, 5_000),
  arm(111, 5, 5_375),
  arm(112, 7, 5_500),
  arm(113, 10, 5_750),
  demoProgram(
    {
      ...shared,
      number: 121,
      name: 'High Balance 30 Yr Fixed',
      amortization: fixedRate,
      termMonths: 360,
      eligibility: highBalance,
    },
    market(5_875),
  ),
  demoProgram(
    {
      ...shared,
      number: 122,
      name: 'High Balance 15 Yr Fixed',
      amortization: fixedRate,
      termMonths: 180,
      eligibility: highBalance,
    },
    market(5_125, 9, 14, 420),
  ),
  demoProgram(
    {
      ...shared,
      number: 123,
      name: 'High Balance 7/6 ARM SOFR',
      amortization: sofrArm(7, 2_750),
      termMonths: 360,
      eligibility: highBalance,
    },
    market(5_500, 8, 12, 440),
  ),
  demoProgram(
    {
      ...shared,
      number: 131,
      name: 'HomeReady 30 Yr Fixed',
      homeReady: true,
      amortization: fixedRate,
      termMonths: 360,
      eligibility: affordable,
    },
    market(6_000),
  ),
  demoProgram({ ...freddie, number: 141, name: 'Freddie Mac 30 Yr Fixed', eligibility: conforming(97) }, market(5_875)),
  demoProgram(
    { ...freddie, number: 142, name: 'Home Possible 30 Yr Fixed', homePossible: true, eligibility: affordable },
    market(6_000),
  ),
];
