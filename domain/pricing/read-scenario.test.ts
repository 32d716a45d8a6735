import { describe, expect, it } from 'vitest';
import {
  citizenshipCode,
  documentationCode,
  scenarioInsuranceOption,
  scenarioTerm,
} from '../loan/codes/scenario-codes';
import { plainLoan, reference, scenarioWith } from './pricing.test-support';
import type { FieldSource } from './read-field';
import { plainNumber, ScenarioError } from './read-field';
import { readScenario } from './read-scenario';

const problems = (changes: FieldSource): Readonly<Record<string, string>> => {
  try {
    scenarioWith(changes);
  } catch (error) {
    if (error instanceof ScenarioError) return error.fields;
    throw error;
  }
  return {};
};

describe('a number of a scenario', () => {
  it.each([
    ['sPrepaidInterestDays', '-99999', 'too-small'],
    ['sPerDiemBasisDays', '1', 'too-small'],
    ['sOriginatorCompensationPercent', '99999', 'too-large'],
  ])('is within the bounds of its field: %s %s', (name, value, problem) => {
    const paid = { sOriginatorCompensationPaymentSourceT: '1' };
    const dates = { sPrepaidInterestFromD: '2026-12-15', sSchedDueD1: '2027-02-01' };
    expect(problems({ ...paid, ...dates, [name]: value })).toEqual({ [name]: problem });
  });
});

describe('a scenario', () => {
  it('is parsed from a quick pricer’s display texts', () => {
    const scenario = readScenario(
      {},
      {
        sLPurposeTPe: '0',
        sProdRLckdDays: '45',
        AvailableLockPeriodOptionsCSV: '15,30,45,60,75,90,,,',
        sSpZip: '91101-1234',
        sSpStatePe: 'ca',
        sSpCounty: 'Los Angeles',
        sProdIsSpInRuralArea: 'False',
        sOccTPe: '2',
        sSpGrossRentPe: '$4,250.00',
        sOccRPe: '95.000%',
        sHasNonOccupantCoborrowerPe: 'True',
        sProdSpT: '8',
        sProdImpound: 'False',
        sProdDocT: '20',
        sApprValPe: '$820,000.00',
        sHouseValPe: '$812,500.00',
        sLtvRPe: '80.000%',
        sLAmtCalcPe: '$600,000.00',
        sCreditScoreType1: '721',
        sQualBottomR: '36.989%',
      },
      reference,
    );
    expect(scenario).toMatchObject({
      lockDays: 45,
      state: 'CA',
      zip: '91101',
      occupancy: '2',
      grossRent: 4_250_00,
      occupancyRate: 95_000,
      nonOccupantCoborrower: true,
      units: 2,
      propertyType: '8',
      impounds: false,
      docType: '20',
      amount: 600_000_00,
      score: 721,
      dti: 36_989,
      ruralArea: false,
    });
    expect(scenario.county).toMatchObject({ fips: '06037', name: 'Los Angeles County', gse: 1_599_375_00 });
    expect(scenario.ratios?.ltv).toBe(73_846);
  });

  it('uses the changes, and the loan’s values for everything else', () => {
    expect(scenarioWith().amount).toBe(650_000_00);
    expect(scenarioWith({ sLAmtCalcPe: '$700,000.00' }).amount).toBe(700_000_00);
    expect(scenarioWith({ sLAmtCalcPe: '' }).amount).toBe(650_000_00);
    expect(scenarioWith({ sCreditScoreType2: null }).score).toBeUndefined();
  });

  it('lists every field that cannot be read', () => {
    expect(
      problems({ sLAmtCalc: 'lots', sProdRLckdDays: '1.2.3', sProdImpound: 'perhaps', sLPurposeT: '99', sUnitsNum: 5 }),
    ).toEqual({
      sLAmtCalc: 'not-an-amount',
      sProdRLckdDays: 'not-whole',
      sProdImpound: 'not-yes-or-no',
      sLPurposeT: 'not-a-code',
      sUnitsNum: 'one-to-four',
    });
    expect(problems({ aProdBCitizenT: 'Martian' })).toEqual({ aProdBCitizenT: 'not-a-code' });
  });

  it('ignores names that every object inherits', () => {
    expect(problems({ sProdImpound: '__proto__', sProdDocT: 'constructor', aProdBCitizenT: 'toString' })).toEqual({
      sProdImpound: 'not-yes-or-no',
      sProdDocT: 'not-a-code',
      aProdBCitizenT: 'not-a-code',
    });
  });

  it('keeps an unknown documentation type of the document, so that no program treats it as full', () => {
    expect(readScenario({ ...plainLoan, sProdDocT: '99' }, {}, reference).docType).toBe('99');
  });

  it('does not fail on a code in the document that no list holds', () => {
    expect(readScenario({ ...plainLoan, sOccTPe: '77' }, {}, reference).occupancy).toBe('0');
  });

  it('calculates the amount from a changed down payment, or from LTV if no amount is known', () => {
    expect(scenarioWith({ sDownPmtPcPe: '25.000%' }).amount).toBe(609_375_00);
    expect(scenarioWith({ sEquityPe: '$112,500.00' }).amount).toBe(700_000_00);
    const noAmount = { ...plainLoan, sLAmtCalc: null };
    expect(readScenario(noAmount, { sLtvRPe: '50%' }, reference).amount).toBe(406_250_00);
    expect(readScenario(noAmount, {}, reference).amount).toBeUndefined();
    expect(readScenario(noAmount, {}, reference).ratios).toBeUndefined();
  });

  it('lets the changed one of units and property type win', () => {
    expect(scenarioWith({ sProdSpT: '9' })).toMatchObject({ units: 3, propertyType: '9' });
    expect(scenarioWith({ sUnitsNum: 4 })).toMatchObject({ units: 4, propertyType: '10' });
    const duplex = { ...plainLoan, sProdSpT: '8', sUnitsNum: 2 };
    expect(readScenario(duplex, {}, reference)).toMatchObject({ units: 2, propertyType: '8' });
    expect(readScenario(duplex, { sProdSpT: '2' }, reference)).toMatchObject({ units: 1, propertyType: '2' });
    expect(readScenario(duplex, { sUnitsNum: 1 }, reference)).toMatchObject({ units: 1, propertyType: '0' });
  });

  it('treats a condo or rowhouse as attached unless it is stated to be detached', () => {
    expect(scenarioWith({ sProdSpT: '2' }).attached).toBe(true);
    expect(scenarioWith({ sProdSpT: '2', sProdSpStructureT: '2' }).attached).toBe(false);
    expect(scenarioWith({ sProdSpStructureT: '1' }).attached).toBe(true);
    expect(scenarioWith().attached).toBe(false);
  });

  it('moves to the county and state of a changed zip code', () => {
    const document = { ...plainLoan, sSpState: 'CA', sSpCounty: 'Los Angeles' };
    const moved = readScenario(document, { sSpZip: '98004' }, reference);
    expect(moved.county).toMatchObject({
      fips: '53033',
      name: 'King County',
      gse: 1_037_300_00,
      toConfirm: ['gse', 'fha', 'va'],
    });
    expect(moved.state).toBe('WA');
  });

  it('finds the county by ZIP code, by FIPS code, or by state and name', () => {
    const without = { ...plainLoan, sSpZip: null };
    // Zip code 00602 lies in Aguada, with a sliver in Anasco.
    expect(scenarioWith({ sSpZip: '00602' }).county?.fips).toBe('72003');
    expect(scenarioWith({ sSpZip: '00602', sSpCounty: 'AÑASCO MUNICIPIO' }).county?.fips).toBe('72011');
    expect(readScenario(without, { sSpCountyFips: '06037' }, reference).county?.name).toBe('Los Angeles County');
    expect(readScenario(without, { sSpState: 'WA', sSpCounty: 'king' }, reference).county?.fips).toBe('53033');
    expect(readScenario(without, { sSpState: 'WA' }, reference).county).toBeUndefined();
    expect(scenarioWith({ sSpZip: '99999' }).county).toBeUndefined();
  });

  it('counts other loans on the property, and the first mortgage under a second', () => {
    const first = scenarioWith({ sConcurSubFin: '40625', sSubFin: '$81,250.00', sSubFinDrawn: '0' });
    expect(first.subordinate).toBe(true);
    expect(first.ratios).toMatchObject({ ltv: 80_000, cltv: 85_000, hcltv: 95_000 });
    const second = scenarioWith({ sLienPosT: '1', sLAmtCalc: '81250', sRemain1stMBal: '650000' });
    expect(second.subordinate).toBe(false);
    expect(second.ratios).toMatchObject({ ltv: 10_000, cltv: 90_000 });
  });

  it('takes cash back from the cash at closing once a debt is paid off, and from the scenario if it states it', () => {
    const refinance = { ...plainLoan, sLPurposeT: '1', sTransNetCash: '-20000.00' };
    const cashBack = (more: FieldSource, changes: FieldSource = {}) =>
      readScenario({ ...refinance, ...more }, changes, reference).cashBack;
    expect(cashBack({ liabilities: [{ id: 'l1', payoff: true }] })).toBe(20_000_00);
    expect(cashBack({ liabilities: [{ id: 'l1', payoff: false }] })).toBeUndefined();
    // A loan of 700,000 instead of 650,000 pays out 50,000 more.
    const larger = { sLAmtCalc: '700000' };
    expect(cashBack({ liabilities: [{ id: 'l1', payoff: true }], sTransNetCash: '-1000.00' }, larger)).toBe(51_000_00);
    expect(cashBack({ liabilities: [{ id: 'l1', payoff: true }], sTransNetCash: '500.00' })).toBe(0);
    expect(cashBack({ liabilities: [{ id: 'l1', payoff: true }] }, { sProdCashoutAmtPe: '$1,500.00' })).toBe(1_500_00);
  });

  it('uses the application for missing facts: lowest score, strictest citizenship, service, first home, own business', () => {
    const document = {
      ...plainLoan,
      sCreditScoreType2: null,
      applicants: [
        {
          aOccT: '1',
          aBFirstNm: 'Ada',
          aBDecisionCreditScore: 760,
          aProdBCitizenT: '0',
          aBDecPastOwnership: false,
          aCFirstNm: 'Ben',
          aCDecisionCreditScore: 701,
          aProdCCitizenT: '2',
          aCDecPastOwnership: false,
          aCMilitaryService: true,
        },
      ],
      employments: [{ id: 'e1', owners: ['0B'], selfEmployed: true }],
      sOccTPe: null,
    };
    expect(readScenario(document, {}, reference)).toMatchObject({
      score: 701,
      occupancy: '1',
      citizenship: '2',
      veteran: true,
      firstTimeBuyer: true,
      selfEmployed: true,
    });
    expect(readScenario(document, { sHasVeteran: 'False', aProdBCitizenT: 'US Citizen' }, reference)).toMatchObject({
      veteran: false,
      citizenship: '0',
    });
  });

  it('uses the bureau scores instead of the entered score of the loan, and refuses another one', () => {
    const applicants = [{ aBFirstNm: 'Ada', aBExperianScore: 748, aBEquifaxScore: 719 }];
    const scored = { ...plainLoan, sCreditScoreType2: 760, applicants };
    expect(readScenario(scored, {}, reference).score).toBe(719);
    expect(readScenario(scored, { sCreditScoreType2: '719' }, reference).score).toBe(719);
    const other = () => readScenario(scored, { sCreditScoreType2: 800 }, reference);
    expect(other).toThrow(expect.objectContaining({ fields: { sCreditScoreType2: 'computed-field' } }));
    expect(readScenario({ ...scored, applicants: [] }, {}, reference).score).toBe(760);
  });

  it('has impounds unless waived, by yes or no or by kind', () => {
    expect(scenarioWith({ sProdImpound: null }).impounds).toBe(true);
    expect(scenarioWith({ sProdImpound: 'False' }).impounds).toBe(false);
    expect(scenarioWith({ sProdImpoundT: '0' }).impounds).toBe(false);
    expect(scenarioWith({ sProdImpoundT: '1' }).impounds).toBe(true);
    expect(scenarioWith({ sProdImpoundT: '0', sProdImpound: true }).impounds).toBe(true);
  });

  it('selects filters by their LOS names', () => {
    const { filter } = scenarioWith({
      sProdFilterTerm30Yrs: 'True',
      sProdFilterTerm15Yrs: true,
      sProdFilterFinMethFixed: 'True',
      sProdIncludeFHATotalProc: 'False',
      sIsIOnlyPe: 'True',
    });
    expect(filter).toEqual({
      terms: ['15', '30'],
      amortizations: ['Fixed'],
      products: [],
      payments: ['Interest Only'],
    });
  });
});

describe('codes of a scenario', () => {
  it('treat mortgage insurance options 0, 1 and 2 as 0 and leave the others', () => {
    expect(['0', '1', '2', '3', '4', '5'].map(scenarioInsuranceOption)).toEqual(['0', '0', '0', '3', '4', '5']);
  });

  it('list the terms 10 to 30 and show every other one as Other', () => {
    expect([120, 180, 240, 300, 360, 480, 350].map(scenarioTerm)).toEqual([
      '10',
      '15',
      '20',
      '25',
      '30',
      'Other',
      'Other',
    ]);
  });

  it('send US Citizen as 0, Foreign National as 3 and the residents as 1 and 2 (PRICING-13, -14)', () => {
    expect(citizenshipCode('US Citizen')).toBe('0');
    expect(citizenshipCode('Foreign National')).toBe('3');
    expect(citizenshipCode('Permanent Resident')).toBe('1');
    expect(citizenshipCode('2')).toBe('2');
    expect(citizenshipCode('5')).toBeUndefined();
  });

  it('distinguish documentation types with the same LOS number', () => {
    expect(documentationCode('15', '12 Mo. Business Bank Statements')).toBe('15');
    expect(documentationCode('15', '1099 12 Months')).toBe('_15');
    expect(documentationCode('16', 'Asset Utilization')).toBe('__16');
    expect(documentationCode('19', undefined)).toBe('__16');
    expect(documentationCode('19', 'CPA Prepared P&L')).toBe('__19');
    expect(documentationCode('0', 'anything')).toBe('0');
  });
});

describe('numbers of forms', () => {
  it.each([
    ['$600,000.00', '600000.00'],
    ['36.989%', '36.989'],
    [' 1 250.50 ', '1250.50'],
    ['($12.00)', '-12.00'],
  ])('%j is %s', (text, plain) => {
    expect(plainNumber(text)).toBe(plain);
  });
});
