import type { EligibilitySpec, MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { AdjustableRate } from '../../../domain/pricing/program';
import type { DemoProgram } from './demo-program';
import {
  CASH_OUT,
  demoProgram,
  fixedRate,
  INVESTMENT,
  market,
  PRIMARY,
  PURCHASE,
  SECOND_HOME,
  siteBuilt,
  usd,
} from './demo-program';

/** A second lien is limited by the total of all loans on the property. */
const combined = (
  occupancies: readonly string[],
  maxCltv: number,
  minScore: number,
  maxAmount: number,
): MatrixLine => ({
  purposes: [PURCHASE, CASH_OUT, '8'],
  occupancies,
  units: occupancies.includes(PRIMARY) ? [1, 2] : [1, 1],
  maxCltv: maxCltv * 1000,
  minScore,
  maxAmount: usd(maxAmount),
});

const second: EligibilitySpec = {
  matrix: [
    combined([PRIMARY], 90, 740, 250_000),
    combined([PRIMARY], 85, 700, 350_000),
    combined([PRIMARY], 80, 660, 500_000),
    combined([SECOND_HOME], 80, 720, 250_000),
    combined([INVESTMENT], 75, 720, 250_000),
  ],
  propertyTypes: siteBuilt,
  docTypes: ['0', '1', '13', '15'],
  citizenships: ['0', '1', '2'],
  amountRule: 'none',
  ratioRounding: 'exact',
  minAmount: usd(50_000),
  maxAmount: usd(500_000),
  maxDti: 45_000,
  exceptStates: ['TX', 'NY'],
  worstHousingHistory: '0',
};

/** A line of credit, priced on the drawn amount: interest only for ten years, following the prime rate. */
const primeRate: AdjustableRate = {
  kind: 'arm',
  initialMonths: 1,
  adjustEveryMonths: 1,
  index: 'Prime Rate',
  indexValue: 7_000,
  margin: 1_000,
  marginFollowsRate: true,
  caps: { first: 10_000, periodic: 10_000, life: 10_000 },
};

const shared = {
  investor: 'Larkspur Credit',
  family: 'second',
  loanType: '0',
  lien: '1',
  insurance: 'none',
  adjustmentSets: ['second'],
  isCorrespondent: false,
  lenderFees: 995_00,
  minimumPrice: 97_000,
  maximumPrice: 103_000,
} as const;

export const secondPrograms: readonly DemoProgram[] = [
  demoProgram(
    {
      ...shared,
      number: 501,
      name: 'Closed-End Second 20 Yr Fixed',
      amortization: fixedRate,
      termMonths: 240,
      eligibility: second,
    },
    market(7_875, 8, 16, 400),
  ),
  demoProgram(
    {
      ...shared,
      number: 502,
      name: 'Closed-End Second 30 Yr Fixed',
      amortization: fixedRate,
      termMonths: 360,
      eligibility: second,
    },
    market(8_125, 8, 16, 400),
  ),
  demoProgram(
    {
      ...shared,
      number: 511,
      name: 'Home Equity Line 30 Yr, 10 Yr Interest Only',
      amortization: primeRate,
      termMonths: 360,
      interestOnlyMonths: 120,
      eligibility: second,
    },
    market(8_000, 8, 16, 300),
  ),
];
