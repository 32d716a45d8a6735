import { describe, expect, it } from 'vitest';
import { validateLoanChange } from '../application/change/loan-change';
import { plainLoan, reference, scenarioWith } from './pricing.test-support';
import { readScenario } from './read-scenario';
import { savedScenario } from './saved-scenario';

const saved = (requested: Readonly<Record<string, unknown>>) =>
  savedScenario(requested, scenarioWith(requested), statedLoan);

/** A loan that says all that pricing would otherwise assume. */
const statedLoan = { ...plainLoan, sOriginatorCompensationPaymentSourceT: '1' };

describe('the scenario that is saved with a choice', () => {
  it('is empty without scenario fields', () => {
    expect(saved({})).toEqual({});
  });

  it("uses the loan's own names, whatever the caller used", () => {
    expect(saved({ sHouseValPe: '$700,000.00', sCreditScoreType2: 701, sOccTPe: '2' })).toMatchObject({
      sPurchPrice: '700000.00',
      sCreditScoreType2: 701,
      sOccTPe: '2',
    });
  });

  it('leaves out fields that are computed, unknown, or must not change by choosing a program', () => {
    const names = Object.keys(saved({ sQualBottomRPe: '38.000%', sNoSuch: '1', sBranchChannelT: '3', sLtvRPe: '80' }));
    expect(names).toEqual(['sLAmtCalc']);
  });

  it.each([
    'sBranchName',
    'sOriginatingCompanyName',
    'sCorrespondentProcessT',
    'sShortDebtPc',
    'sSpRentQualT',
    'aBFirstNm',
  ])('leaves out %s, which pricing does not read', (name) => {
    expect(saved({ [name]: '1' })).not.toHaveProperty(name);
  });

  it('leaves out the terms that the chosen program sets', () => {
    expect(Object.keys(saved({ sLienPosT: '1', sLT: '1' }))).toEqual(['sLAmtCalc']);
  });

  it('leaves out the dates of the loan', () => {
    const dates = { sHmdaApplicationD: '2026-01-05', sClosedD: '2026-12-01', sAgencyCaseNumAssignedD: '2026-01-05' };
    expect(Object.keys(saved(dates))).toEqual(['sLAmtCalc']);
  });

  it('has the amount that results from a down payment', () => {
    expect(saved({ sHouseValPe: '$700,000.00', sDownPmtPcPe: '25.000%' })).toMatchObject({ sLAmtCalc: '525000.00' });
  });

  it('has the property type that results from the units', () => {
    expect(saved({ sUnitsNumPe: '2' })).toMatchObject({ sProdSpT: '8' });
  });

  it('has the citizenship by its code', () => {
    expect(saved({ aProdBCitizenT: 'Foreign National' })).toMatchObject({ aProdBCitizenT: '3' });
  });

  it('has what the pricing assumed because the loan does not say it', () => {
    const { sProdDocT, sProdImpound, ...silent } = plainLoan;
    const change = (loan: typeof silent, requested = {}) =>
      savedScenario(requested, readScenario(loan, requested, reference), loan);
    expect(change(silent)).toEqual({
      sProdDocT: '0',
      sProdImpound: true,
      sOriginatorCompensationPaymentSourceT: '1',
    });
    expect(change({ ...silent, sCustomField2Notes: 'Bank statements', sProdImpoundT: '0' })).toEqual({
      sOriginatorCompensationPaymentSourceT: '1',
    });
    expect(change(silent, { sProdImpound: 'False' })).toMatchObject({ sProdDocT: '0', sProdImpound: false });
  });

  it('is a valid loan change, including display texts', () => {
    const requested = {
      sProdImpound: 'False',
      sProdIsSpInRuralArea: '1',
      sOriginatorCompensationPaymentSourceT: '2',
      sOriginatorCompensationPercent: '1.500%',
      sProdRLckdDays: '45',
      sProdFilterTerm30Yrs: 'True',
      sLAmtCalcPe: '$600,000.00',
    };
    const { fields, changes } = validateLoanChange(saved(requested));
    expect(fields).toEqual({});
    expect(changes).toMatchObject({ sProdImpound: false, sProdIsSpInRuralArea: true, sProdRLckdDays: 45 });
  });
});
