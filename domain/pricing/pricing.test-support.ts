import { limits2025, shippedLimits } from '../reference/shipped-limits';
import { countiesOfZip } from '../reference/zip-county';
import type { EligibilitySpec } from './eligibility-spec';
import { viewLoan } from './loan-view';
import type { AdjustableRate, Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { FieldSource } from './read-field';
import { readScenario } from './read-scenario';
import type { PricingReference, PricingScenario } from './scenario';

/** Reference data as the portal ships it: no area has a median income. */
export const shippedReference: PricingReference = { limits: shippedLimits, countiesOfZip, areaIncomes: [] };

/** The same with a median income of 104,200 a year, 8,683.33 a month, in every area. */
export const reference: PricingReference = {
  ...shippedReference,
  areaIncomes: [
    {
      year: 2025,
      from: '2025-06-01',
      medians: Object.fromEntries([...limits2025.counties.keys()].map((fips) => [fips, 104_200])),
    },
  ],
};

/** A basic purchase that most programs accept: 650,000 of 812,500 in Pasadena, score 742. */
export const plainLoan: FieldSource = {
  sLPurposeT: '0',
  sLienPosT: '0',
  sOccTPe: '0',
  sProdSpT: '0',
  sPurchPrice: '812500.00',
  sApprVal: '820000.00',
  sLAmtCalc: '650000.00',
  sCreditScoreType2: 742,
  sQualBottomR: '35.388',
  sSpZip: '91101',
  sProdDocT: '0',
  sProdImpound: true,
  sProdRLckdDays: 30,
};

/** The basic loan with some fields replaced. */
export const scenarioWith = (changes: FieldSource = {}): PricingScenario => readScenario(plainLoan, changes, reference);

/** Eligibility rules that accept the basic loan and restrict nothing else. */
export const openEligibility: EligibilitySpec = {
  matrix: [{ purposes: ['0', '1', '2'], occupancies: ['0', '1', '2'], units: [1, 4] }],
  propertyTypes: ['0', '1', '2', '3', '4', '8', '9', '10', '11', '12'],
  docTypes: ['0', '13', '20', '__16'],
  citizenships: ['0', '1', '2', '3', '4'],
  amountRule: 'none',
  ratioRounding: 'fannie',
};

/** A program that accepts everything, with some parts replaced. */
export const programWith = (parts: Partial<Program> = {}, eligibility: Partial<EligibilitySpec> = {}): Program => ({
  lLpTemplateId: '00000000-0000-4000-8000-000000000001',
  name: 'Test 30 Yr Fixed',
  investor: 'Test Investor',
  family: 'conforming',
  loanType: '0',
  lien: '0',
  amortization: { kind: 'fixed' },
  termMonths: 360,
  displayOrder: 1,
  isCorrespondent: true,
  eligibility: { ...openEligibility, ...eligibility },
  adjustmentSets: ['fannie-llpa'],
  ownAdjustments: [],
  minimumPrice: 90_000,
  maximumPrice: 110_000,
  insurance: 'pmi',
  lenderFees: 0,
  ...parts,
});

/** A SOFR ARM that is fixed for seven years. */
export const sofrArm: AdjustableRate = {
  kind: 'arm',
  initialMonths: 84,
  adjustEveryMonths: 6,
  index: 'SOFR',
  indexValue: 4_000,
  margin: 2_750,
  caps: { first: 5_000, periodic: 1_000, life: 5_000 },
};

/** Rates 6.000 to 6.500 in three lock periods; 6.125 for 15 days is 101.625. */
export const testSheet: RateSheet = {
  lLpTemplateId: '00000000-0000-4000-8000-000000000001',
  effectiveAt: '2026-01-15T14:00:00Z',
  lockPeriods: [15, 30, 45],
  rates: [6_000, 6_125, 6_250, 6_375, 6_500],
  prices: [
    [101_125, 101_625, 102_125, 102_500, 102_875],
    [101_000, 101_500, 102_000, 102_375, 102_750],
    [100_875, 101_375, 101_875, 102_250, 102_625],
  ],
};

/** A scenario seen through a program. */
export const viewOfScenario = (scenario: PricingScenario, program: Program) => ({
  scenario,
  program,
  view: viewLoan(scenario, program, testSheet),
  sheet: testSheet,
});
