import { describe, expect, it } from 'vitest';
import { loan } from './pricing.test-support';
import { isKept, missingForPricing, scenarioChanges, scenarioProblems } from './scenario-changes';
import { scenarioRatios } from './scenario-ratios';
import { compensationChoices, propertyTypeFor, scenarioOfLoan, unitsFor } from './scenario-values';

describe('scenario of a loan', () => {
  it('takes its values from the loan and has no changes', () => {
    const values = scenarioOfLoan(loan());
    expect(values).toMatchObject({
      sLAmtCalc: '650000.00',
      sCreditScoreType2: 742,
      sProdRLckdDays: 30,
      sUnitsNum: '1',
    });
    expect(scenarioChanges(values, values)).toEqual({});
  });

  it('takes values that the loan lacks from the application', () => {
    const values = scenarioOfLoan(
      loan({
        sCreditScoreType2: null,
        sOccTPe: null,
        applicants: [{ aBFirstNm: 'Theo', aOccT: '2', aBDecisionCreditScore: 701, aProdBCitizenT: '3' }],
        employments: [{ id: 'e', owners: ['0B'], selfEmployed: true }],
      }),
    );
    expect(values).toMatchObject({
      sCreditScoreType2: 701,
      sOccTPe: '2',
      aProdBCitizenT: '3',
      sIsSelfEmployed: true,
    });
  });

  it('does not count an earlier business as self-employment', () => {
    const earlier = { id: 'e', owners: ['0B' as const], selfEmployed: true, status: '1' };
    expect(scenarioOfLoan(loan({ employments: [earlier] })).sIsSelfEmployed).toBe(false);
    expect(scenarioOfLoan(loan({ employments: [earlier], sIsSelfEmployed: true })).sIsSelfEmployed).toBe(true);
  });

  it('reads the documentation type by the portal’s own name when its number is ambiguous', () => {
    expect(scenarioOfLoan(loan({ sProdDocT: '15', sCustomField2Notes: '1099 12 Months' })).sProdDocT).toBe('_15');
    expect(scenarioOfLoan(loan({ sProdDocT: '15' })).sProdDocT).toBe('15');
  });

  it('adds the loan’s own compensation plan to the choices', () => {
    const own = scenarioOfLoan(
      loan({ sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '2.625' }),
    ).compensation;
    expect(own).toBe('2.625');
    expect(compensationChoices(own)).toEqual(['borrower', ...compensationChoices('borrower').slice(1), '2.625']);
    expect(compensationChoices('borrower')).toHaveLength(14);
  });

  it('keeps units and property type in sync', () => {
    expect(unitsFor('9')).toBe('3');
    expect(unitsFor('2')).toBe('1');
    expect(propertyTypeFor('2', '0')).toBe('8');
    expect(propertyTypeFor('1', '9')).toBe('0');
    expect(propertyTypeFor('1', '2')).toBe('2');
  });
});

describe('changes to price', () => {
  const own = scenarioOfLoan(loan());

  it('contains only differences, by LOS name, with null for a cleared value', () => {
    expect(scenarioChanges({ ...own, sLAmtCalc: '640000.00', sApprVal: null }, own)).toEqual({
      sLAmtCalc: '640000.00',
      sApprVal: null,
    });
  });

  it('writes a compensation plan as two fields, and clears the percentage when the borrower pays', () => {
    expect(scenarioChanges({ ...own, compensation: '1.500' }, own)).toEqual({
      sOriginatorCompensationPaymentSourceT: '2',
      sOriginatorCompensationPercent: '1.500',
    });
    expect(scenarioChanges({ ...own, compensation: 'borrower' }, { ...own, compensation: '1.500' })).toEqual({
      sOriginatorCompensationPaymentSourceT: '1',
      sOriginatorCompensationPercent: null,
    });
  });

  it('sends units as the property type, since the loan computes units itself', () => {
    expect(scenarioChanges({ ...own, sUnitsNum: '2', sProdSpT: '8' }, own)).toEqual({ sProdSpT: '8' });
  });

  it('saves changes with the selection, except a ratio that the loan computes', () => {
    expect(isKept('sLAmtCalc')).toBe(true);
    expect(isKept('aProdBCitizenT')).toBe(true);
    expect(isKept('compensation')).toBe(true);
    expect(isKept('sQualBottomR')).toBe(false);
  });

  it('ignores invalid values', () => {
    expect(scenarioProblems({ ...own, sSpZip: '9110' })).toEqual({ sSpZip: 'invalid-zip' });
    expect(scenarioProblems({ ...own, sLAmtCalc: 'abc' })).toEqual({ sLAmtCalc: 'not-a-number' });
    expect(scenarioProblems(own)).toEqual({});
  });
});

describe('missing values', () => {
  it('lists missing fields in form order', () => {
    const empty = scenarioOfLoan(
      loan({ sLAmtCalc: null, sPurchPrice: null, sApprVal: null, sCreditScoreType2: null, sSpZip: null }),
    );
    expect(missingForPricing(empty, false)).toEqual(['sLAmtCalc', 'sPurchPrice', 'sCreditScoreType2', 'sSpZip']);
    expect(missingForPricing({ ...empty, sLPurposeT: '1' }, true)).toEqual([
      'sLAmtCalc',
      'sApprVal',
      'sCreditScoreType2',
    ]);
  });
});

describe('live ratios', () => {
  const values = scenarioOfLoan(loan());

  it('divides by the lesser of price and value, and adds the other liens on the property', () => {
    expect(scenarioRatios(values, loan())).toEqual({ ltv: '80.000', cltv: '80.000' });
    expect(scenarioRatios(values, loan({ sConcurSubFin: '81250.00' }))).toEqual({ ltv: '80.000', cltv: '90.000' });
  });

  it('includes the first mortgage for a second lien', () => {
    const second = loan({ sLienPosT: '1', sRemain1stMBal: '406250.00' });
    expect(scenarioRatios({ ...values, sLAmtCalc: '81250.00' }, second)).toEqual({ ltv: '10.000', cltv: '60.000' });
  });

  it('is unknown without an amount or a value', () => {
    expect(scenarioRatios({ ...values, sLAmtCalc: null }, loan())).toEqual({ ltv: null, cltv: null });
    expect(scenarioRatios({ ...values, sPurchPrice: null, sApprVal: null }, loan()).ltv).toBeNull();
  });
});
