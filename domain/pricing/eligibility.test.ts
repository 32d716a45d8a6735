import { describe, expect, it } from 'vitest';
import { describeReason } from './describe-reason';
import { ineligibleReasons, isEligible } from './eligibility';
import type { EligibilitySpec } from './eligibility-spec';
import { viewLoan } from './loan-view';
import { priceProgram, reasonsOf } from './price-program';
import { plainLoan, programWith, reference, shippedReference, testSheet } from './pricing.test-support';
import type { Program } from './program';
import type { FieldSource } from './read-field';
import { readScenario } from './read-scenario';
import type { ReasonCode } from './reason';
import { reasonTexts, shown } from './reason';
import type { PricingReference } from './scenario';

interface Case {
  readonly code: ReasonCode;
  readonly loan?: FieldSource;
  readonly program?: Partial<Program>;
  readonly rules?: Partial<EligibilitySpec>;
  readonly reference?: PricingReference;
  readonly actual: string;
  readonly needed: string;
}

const line = (more: Partial<EligibilitySpec['matrix'][number]>) => ({
  matrix: [{ purposes: ['0'], occupancies: ['0'], units: [1, 1] as const, ...more }],
});

/** One loan and one rule for every reason there is. */
const cases: readonly Case[] = [
  { code: 'lien', program: { lien: '1' }, actual: '1st Mortgage', needed: '2nd Mortgage' },
  {
    code: 'channel',
    loan: { sBranchChannelT: '3' },
    program: { isCorrespondent: false },
    actual: 'Correspondent',
    needed: 'Another channel',
  },
  { code: 'purpose', loan: { sLPurposeT: '7' }, actual: 'VA IRRRL', needed: 'Purchase, Refinance, Refinance Cashout' },
  { code: 'occupancy', loan: { sOccTPe: '2' }, rules: line({}), actual: 'Investment', needed: 'Primary Residence' },
  { code: 'units', loan: { sProdSpT: '9' }, rules: line({ units: [1, 2] }), actual: '3', needed: '1 to 2' },
  {
    code: 'property-type',
    loan: { sProdSpT: '3' },
    rules: { propertyTypes: ['0', '2'] },
    actual: 'CoOp',
    needed: 'SFR, Condo',
  },
  { code: 'state', rules: { exceptStates: ['CA', 'NY'] }, actual: 'CA', needed: 'Not CA, NY' },
  {
    code: 'county-unknown',
    loan: { sSpZip: '99999' },
    rules: { amountRule: 'conforming' },
    actual: '99999',
    needed: 'A ZIP code whose county is known',
  },
  { code: 'amount-unknown', loan: { sLAmtCalc: null }, actual: 'Not known', needed: 'A loan amount' },
  {
    code: 'value-unknown',
    loan: { sPurchPrice: null, sApprVal: null },
    rules: line({ maxLtv: 95_000 }),
    actual: 'Not known',
    needed: 'A property value',
  },
  {
    code: 'score-unknown',
    loan: { sCreditScoreType2: null },
    rules: line({ minScore: 620 }),
    actual: 'Not known',
    needed: 'A credit score',
  },
  {
    code: 'amount-below-minimum',
    rules: { minAmount: 700_000_00 },
    actual: '$650,000.00',
    needed: '$700,000.00 or more',
  },
  {
    code: 'amount-above-maximum',
    rules: { maxAmount: 600_000_00 },
    actual: '$650,000.00',
    needed: '$600,000.00 or less',
  },
  {
    code: 'amount-above-limit',
    loan: { sLAmtCalc: '832750.01', sPurchPrice: '1200000', sApprVal: '1200000' },
    rules: { amountRule: 'conforming' },
    actual: '$832,750.01',
    needed: '$832,750.00 or less',
  },
  {
    code: 'amount-above-limit',
    loan: { sSpZip: '98004', sLAmtCalc: '1037301', sPurchPrice: '1500000', sApprVal: '1500000' },
    rules: { amountRule: 'high-balance' },
    actual: '$1,037,301.00',
    needed: '$1,037,300.00 or less (limit to be confirmed)',
  },
  {
    code: 'amount-not-high-balance',
    rules: { amountRule: 'high-balance' },
    actual: '$650,000.00',
    needed: '$832,751.00 to $1,249,125.00',
  },
  {
    code: 'amount-conforming',
    rules: { amountRule: 'above-conforming' },
    actual: '$650,000.00',
    needed: '$1,249,126.00 or more',
  },
  { code: 'score', rules: line({ minScore: 760 }), actual: '742', needed: '760 or more' },
  { code: 'ltv', rules: line({ maxLtv: 75_000 }), actual: '80.000%', needed: '75.000% or less' },
  {
    code: 'cltv',
    loan: { sConcurSubFin: '81250' },
    rules: line({ maxLtv: 95_000, maxCltv: 85_000 }),
    actual: '90.000%',
    needed: '85.000% or less',
  },
  {
    code: 'cltv',
    loan: { sLienPosT: '1', sLAmtCalc: '81250', sRemain1stMBal: '650000' },
    program: { lien: '1' },
    rules: line({ maxCltv: 85_000 }),
    actual: '90.000%',
    needed: '85.000% or less',
  },
  {
    code: 'hcltv',
    loan: { sSubFin: '121875' },
    rules: line({ maxLtv: 90_000 }),
    actual: '95.000%',
    needed: '90.000% or less',
  },
  {
    code: 'cash-out',
    loan: { sProdCashoutAmt: '$300,000.01' },
    rules: line({ maxCashOut: 300_000_00 }),
    actual: '$300,000.01',
    needed: '$300,000.00 or less',
  },
  {
    code: 'cash-back',
    loan: { sLPurposeT: '1', sProdCashoutAmt: '6500.01' },
    rules: { maxCashBack: { share: 1_000, amount: 2_000_00 } },
    actual: '$6,500.01',
    needed: '$6,500.00 or less',
  },
  { code: 'balloon', loan: { sBalloonPmt: 'True' }, rules: { noBalloon: true }, actual: 'Yes', needed: 'No' },
  {
    code: 'existing-loan',
    loan: { sExistingLoanOwnerT: '2' },
    rules: line({ existingLoanOwner: '1' }),
    actual: 'Freddie Mac',
    needed: 'Fannie Mae',
  },
  { code: 'community-second', rules: line({ needsCommunitySecond: true }), actual: 'No', needed: 'Yes' },
  {
    code: 'reserves',
    loan: { sProdAvailReserveMonths: 3 },
    rules: line({ minReserveMonths: 6 }),
    actual: '3 months',
    needed: '6 months or more',
  },
  {
    code: 'dti',
    loan: { sQualBottomR: '50.001%' },
    rules: { maxDti: 50_000 },
    actual: '50.001%',
    needed: '50.000% or less',
  },
  {
    code: 'doc-type',
    loan: { sProdDocT: '_15' },
    rules: { docTypes: ['0', '13'] },
    actual: '1099 12 Months',
    needed: 'Full Document, 12 Mo. Personal Bank Statements',
  },
  {
    code: 'citizenship',
    loan: { aProdBCitizenT: 'Foreign National' },
    rules: { citizenships: ['0', '1'] },
    actual: 'Foreign National',
    needed: 'US Citizen, Permanent Resident Alien',
  },
  {
    code: 'financed-properties',
    loan: { sNumFinancedProperties: 11 },
    rules: { maxFinancedProperties: 10 },
    actual: '11',
    needed: '10 or less',
  },
  {
    code: 'area-income',
    loan: { sLTotI: '16850' },
    rules: { maxAreaIncomePercent: 80 },
    actual: '$16,850.00',
    needed: '$6,946.66 or less',
  },
  {
    code: 'household-income',
    loan: { sUsdaAnnualIncome: '119830.01', sUsdaHouseholdSize: 2 },
    rules: { maxHouseholdIncomePercent: 115 },
    actual: '$119,830.01',
    needed: '$119,830.00 or less',
  },
  {
    code: 'area-income-unknown',
    rules: { maxAreaIncomePercent: 80 },
    reference: shippedReference,
    actual: 'Los Angeles County',
    needed: 'A county with a published median income',
  },
  { code: 'rent-unknown', rules: { minRentCoverage: 1_000 }, actual: 'Not known', needed: 'The gross rent' },
  {
    code: 'rent-coverage',
    loan: { sSpGrossRentPe: '3000' },
    rules: { minRentCoverage: 1_000 },
    actual: '0.770',
    needed: '1.000 or more',
  },
  { code: 'veteran', rules: { needsVeteran: true }, actual: 'No', needed: 'Yes' },
  { code: 'rural-area', rules: { needsRuralArea: true }, actual: 'Los Angeles County', needed: 'Rural area' },
  { code: 'self-employed', rules: { needsSelfEmployed: true }, actual: 'No', needed: 'Yes' },
  { code: 'first-time-buyer', rules: { needsFirstTimeBuyer: true }, actual: 'No', needed: 'Yes' },
  { code: 'impounds', loan: { sProdImpound: 'False' }, rules: { needsImpounds: true }, actual: 'No', needed: 'Yes' },
  {
    code: 'non-occupant',
    loan: { sHasNonOccupantCoborrowerPe: 'True' },
    rules: { noNonOccupantCoborrower: true },
    actual: 'Yes',
    needed: 'No',
  },
  {
    code: 'aus-result',
    loan: { sProd3rdPartyUwResultT: '2' },
    rules: { refusedAusResults: ['2'] },
    actual: 'DU Approve/Ineligible',
    needed: 'Another result',
  },
  {
    code: 'housing-history',
    loan: { sHousingHistoryT: '2' },
    rules: { worstHousingHistory: '1' },
    actual: '0x60x12',
    needed: '1x30x12',
  },
  {
    code: 'insurance',
    loan: { sProdConvMIOptionT: '4', sLAmtCalc: '690000' },
    actual: 'None',
    needed: 'Monthly, Single, Split, Lender Single',
  },
  {
    // No insurer covers more than 35%.
    code: 'insurance-unavailable',
    loan: { sMiCoveragePc: '40.000', sLAmtCalc: '690000' },
    actual: 'Not known',
    needed: 'A loan that a rate card of an insurer covers',
  },
  {
    // Before the first premium table of FHA, 2013-06-03.
    code: 'premium-unknown',
    loan: { sEstCloseD: '2013-06-02' },
    program: { insurance: 'fha' },
    actual: '2013-06-02',
    needed: 'A closing date with published premiums',
  },
  { code: 'lock-period', loan: { sProdRLckdDays: '60' }, actual: '60 days', needed: '15 days, 30 days, 45 days' },
  { code: 'no-price', program: { minimumPrice: 103_000 }, actual: '101.875', needed: '103.000 or more' },
];

const scenarioOf = ({ loan = {}, reference: data = reference }: Pick<Case, 'loan' | 'reference'>) =>
  readScenario(plainLoan, loan, data);

function priced({ program = {}, rules = {}, ...one }: Omit<Case, 'code' | 'actual' | 'needed'>) {
  return priceProgram(scenarioOf(one), programWith(program, rules), testSheet);
}

describe('a program refuses', () => {
  it.each(cases.map((one): [ReasonCode, Case] => [one.code, one]))(
    'for %s, with the value that failed and what is needed',
    (code, one) => {
      const result = priced(one);
      expect(result.eligible).toBe(false);
      const found = reasonsOf(result).map(describeReason);
      expect(found.map((reason) => reason.code)).toEqual([code]);
      expect(found[0]).toMatchObject({
        text: reasonTexts[code],
        actual: { text: one.actual },
        needed: { text: one.needed },
      });
    },
  );

  it('without a sheet in force', () => {
    const result = priceProgram(scenarioOf({}), programWith(), undefined);
    expect(reasonsOf(result).map(({ code }) => code)).toEqual(['no-rates']);
  });

  it('for every reason there is, in these tests', () => {
    const tested = new Set<string>([...cases.map(({ code }) => code), 'no-rates']);
    expect(Object.keys(reasonTexts).filter((code) => !tested.has(code))).toEqual([]);
  });

  it('for all reasons at once, each listed once', () => {
    const scenario = scenarioOf({
      loan: { sLAmtCalc: '700000', sCreditScoreType2: 600, sProdDocT: '13', sLienPosT: '1' },
    });
    const program = programWith(
      {},
      { ...line({ minScore: 620, maxAmount: 500_000_00 }), maxAmount: 600_000_00, docTypes: ['0'] },
    );
    const codes = ineligibleReasons(scenario, program, viewLoan(scenario, program, testSheet)).map(({ code }) => code);
    expect(codes).toEqual(['lien', 'amount-above-maximum', 'score', 'doc-type']);
  });
});

describe('a program accepts', () => {
  it('a loan without a value if it has no ratio limits', () => {
    expect(reasonsOf(priced({ loan: { sPurchPrice: null, sApprVal: null } }))).toEqual([]);
  });

  it('the plain loan, and loans exactly at each bound', () => {
    const atBounds: Omit<Case, 'code' | 'actual' | 'needed'>[] = [
      {},
      { rules: { ...line({ maxLtv: 80_000, minScore: 742, maxAmount: 650_000_00 }) } },
      { rules: { minAmount: 650_000_00, maxAmount: 650_000_00, maxDti: 35_388 } },
      {
        loan: { sLAmtCalc: '832750', sPurchPrice: '1100000', sApprVal: '1100000' },
        rules: { amountRule: 'conforming' },
      },
      {
        loan: { sLAmtCalc: '832751', sPurchPrice: '1100000', sApprVal: '1100000' },
        rules: { amountRule: 'high-balance' },
      },
      {
        loan: { sLAmtCalc: '1249125.01', sPurchPrice: '2000000', sApprVal: '2000000' },
        rules: { amountRule: 'above-conforming' },
      },
      {
        loan: { sLAmtCalc: '1548975', sPurchPrice: '2000000', sApprVal: '2000000', sProdSpT: '8' },
        rules: { amountRule: 'fha' },
      },
      { loan: { sLTotI: '6946.66' }, rules: { maxAreaIncomePercent: 80 } },
      { loan: { sSpGrossRentPe: '3897.08' }, rules: { minRentCoverage: 1_000 } },
    ];
    for (const one of atBounds) expect(reasonsOf(priced(one))).toEqual([]);
  });

  it('values that only underwriting determines: debt ratio, reserves, results, history', () => {
    const scenario = readScenario({ ...plainLoan, sQualBottomR: null }, {}, reference);
    const rules = {
      maxDti: 1,
      refusedAusResults: ['2'],
      worstHousingHistory: '0',
      maxFinancedProperties: 1,
      ...line({ minReserveMonths: 99 }),
    };
    const program = programWith({}, rules);
    expect(isEligible(scenario, program, viewLoan(scenario, program, testSheet))).toBe(true);
  });

  it('a ratio as the investor rounds it', () => {
    const loan = { sLAmtCalc: '975040', sPurchPrice: '1000000', sApprVal: '1000000' };
    const fannie = line({ maxLtv: 97_000 });
    expect(reasonsOf(priced({ loan, rules: fannie })).map(({ code }) => code)).toEqual(['ltv']);
    const slightlyAbove = { ...loan, sLAmtCalc: '970090' };
    expect(reasonsOf(priced({ loan: slightlyAbove, rules: fannie }))).toEqual([]);
    expect(
      reasonsOf(priced({ loan: slightlyAbove, rules: { ...fannie, ratioRounding: 'exact' } })).map(({ code }) => code),
    ).toEqual(['ltv']);
  });

  it('at most 482,500 on 500,000 for an FHA purchase at 96.5%, to the cent', () => {
    const rules = { ...line({ maxLtv: 96_500 }), ratioRounding: 'exact' as const };
    const reasons = (sLAmtCalc: string) =>
      reasonsOf(priced({ loan: { sLAmtCalc, sPurchPrice: '500000', sApprVal: '510000' }, rules }));
    expect(reasons('482500')).toEqual([]);
    expect(reasons('482500.01').map(({ code, actual }) => [code, actual])).toEqual([['ltv', shown.percent(96_501)]]);
  });

  it('a loan allowed by any line of its matrix, and otherwise states what the nearest line requires', () => {
    const matrix: EligibilitySpec['matrix'] = [
      { purposes: ['0'], occupancies: ['0'], units: [1, 1], maxLtv: 90_000, maxAmount: 500_000_00, minScore: 760 },
      { purposes: ['0'], occupancies: ['0'], units: [1, 1], maxLtv: 75_000, maxAmount: 900_000_00, minScore: 700 },
    ];
    expect(reasonsOf(priced({ loan: { sLAmtCalc: '600000' }, rules: { matrix } }))).toEqual([]);
    const codes = (loan: FieldSource) => reasonsOf(priced({ loan, rules: { matrix } })).map(({ code }) => code);
    expect(codes({ sLAmtCalc: '650000' })).toEqual(['ltv']);
    expect(codes({ sLAmtCalc: '780000' })).toEqual(['ltv']);
    expect(codes({ sLAmtCalc: '650000', sCreditScoreType2: 770 })).toEqual(['amount-above-maximum']);
  });

  it('gives the same answer in the quick check as in the full one', () => {
    for (const one of cases) {
      const scenario = scenarioOf(one);
      const program = programWith(one.program, one.rules);
      const view = viewLoan(scenario, program, testSheet);
      expect(isEligible(scenario, program, view)).toBe(ineligibleReasons(scenario, program, view).length === 0);
    }
  });
});
