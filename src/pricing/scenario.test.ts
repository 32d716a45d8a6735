import { describe, expect, it } from 'vitest';
import { loan } from './pricing.test-support';
import { isKept, missingForPricing, scenarioChanges, scenarioProblems } from './scenario-changes';
import { scenarioRatios } from './scenario-ratios';
import { compensationChoices, propertyTypeFor, scenarioOfLoan, unitsFor } from './scenario-values';

describe('the scenario of a loan', () => {
  it('is what the loan says, and differs from it in nothing', () => {
    const values = scenarioOfLoan(loan());
    expect(values).toMatchObject({
      sLAmtCalc: '650000.00',
      sCreditScoreType2: 742,
      sProdRLckdDays: 30,
      sUnitsNum: '1',
    });
    expect(scenarioChanges(values, values)).toEqual({});
  });

  it('takes from the application what the loan does not say', () => {
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

  it('reads the documentation type by the portal’s own name, which shares a number with others', () => {
    expect(scenarioOfLoan(loan({ sProdDocT: '15', sCustomField2Notes: '1099 12 Months' })).sProdDocT).toBe('_15');
    expect(scenarioOfLoan(loan({ sProdDocT: '15' })).sProdDocT).toBe('15');
  });

  it('keeps a compensation plan outside the steps among the choices', () => {
    const own = scenarioOfLoan(
      loan({ sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '2.625' }),
    ).compensation;
    expect(own).toBe('2.625');
    expect(compensationChoices(own)).toEqual(['borrower', ...compensationChoices('borrower').slice(1), '2.625']);
    expect(compensationChoices('borrower')).toHaveLength(14);
  });

  it('lets units and property type follow each other', () => {
    expect(unitsFor('9')).toBe('3');
    expect(unitsFor('2')).toBe('1');
    expect(propertyTypeFor('2', '0')).toBe('8');
    expect(propertyTypeFor('1', '9')).toBe('0');
    expect(propertyTypeFor('1', '2')).toBe('2');
  });
});

describe('the changes that are priced', () => {
  const own = scenarioOfLoan(loan());

  it('are only what differs, by LOS name; a cleared value is null', () => {
    expect(scenarioChanges({ ...own, sLAmtCalc: '640000.00', sApprVal: null }, own)).toEqual({
      sLAmtCalc: '640000.00',
      sApprVal: null,
    });
  });

  it('write a compensation plan as its two fields, and take the percentage back where the borrower pays', () => {
    expect(scenarioChanges({ ...own, compensation: '1.500' }, own)).toEqual({
      sOriginatorCompensationPaymentSourceT: '2',
      sOriginatorCompensationPercent: '1.500',
    });
    expect(scenarioChanges({ ...own, compensation: 'borrower' }, { ...own, compensation: '1.500' })).toEqual({
      sOriginatorCompensationPaymentSourceT: '1',
      sOriginatorCompensationPercent: null,
    });
  });

  it('say the number of units by the property type, as the loan counts them itself', () => {
    expect(scenarioChanges({ ...own, sUnitsNum: '2', sProdSpT: '8' }, own)).toEqual({ sProdSpT: '8' });
  });

  it('are kept with a choice, except a ratio that the loan computes', () => {
    expect(isKept('sLAmtCalc')).toBe(true);
    expect(isKept('aProdBCitizenT')).toBe(true);
    expect(isKept('compensation')).toBe(true);
    expect(isKept('sQualBottomR')).toBe(false);
  });

  it('are not read from what is no value', () => {
    expect(scenarioProblems({ ...own, sSpZip: '9110' })).toEqual({ sSpZip: 'invalid-zip' });
    expect(scenarioProblems({ ...own, sLAmtCalc: 'abc' })).toEqual({ sLAmtCalc: 'not-a-number' });
    expect(scenarioProblems(own)).toEqual({});
  });
});

describe('what pricing lacks', () => {
  it('is named field by field, in the order of the form', () => {
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

describe('the live ratios', () => {
  const values = scenarioOfLoan(loan());

  it('divide by the lesser of price and value, and add the other loans on the property', () => {
    expect(scenarioRatios(values, loan())).toEqual({ ltv: '80.000', cltv: '80.000' });
    expect(scenarioRatios(values, loan({ sConcurSubFin: '81250.00' }))).toEqual({ ltv: '80.000', cltv: '90.000' });
  });

  it('count the first mortgage of a second lien', () => {
    const second = loan({ sLienPosT: '1', sRemain1stMBal: '406250.00' });
    expect(scenarioRatios({ ...values, sLAmtCalc: '81250.00' }, second)).toEqual({ ltv: '10.000', cltv: '60.000' });
  });

  it('are unknown without an amount or a value', () => {
    expect(scenarioRatios({ ...values, sLAmtCalc: null }, loan())).toEqual({ ltv: null, cltv: null });
    expect(scenarioRatios({ ...values, sPurchPrice: null, sApprVal: null }, loan()).ltv).toBeNull();
  });
});
