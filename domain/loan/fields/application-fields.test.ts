import { describe, expect, it } from 'vitest';
import { codeLists, isCodeListName } from '../codes/code-lists';
import { allBorrowerFields, allCoborrowerFields, applicationFields } from './application-fields';
import { coborrowerName, forCoborrower } from './coborrower-fields';
import type { FieldSpec } from './field';

const all: readonly (readonly [string, FieldSpec])[] = Object.entries(applicationFields);

describe('the fields of the loan application', () => {
  it('give the co-borrower the same fields as the borrower', () => {
    const twins: Readonly<Record<string, FieldSpec>> = allCoborrowerFields;
    for (const [name, spec] of Object.entries(allBorrowerFields)) {
      expect(twins[coborrowerName(name)]).toEqual({ ...spec, place: 'coborrower' });
    }
    expect(Object.keys(twins)).toHaveLength(Object.keys(allBorrowerFields).length);
    expect(applicationFields.aCFirstNm.place).toBe('coborrower');
    expect(applicationFields.aProdCCitizenT.codes).toBe('aProdBCitizenT');
  });

  it('keep the names that other programs rely on', () => {
    for (const name of [
      'asset.value',
      'liability.balance',
      'liability.payment',
      'liability.excluded',
      'liability.payoff',
    ]) {
      expect(applicationFields).toHaveProperty([name]);
    }
    for (const name of [
      'reo.value',
      'employment.monthlyIncome',
      'employment.selfEmployed',
      'aBEmail',
      'aBHPhone',
      'aBConsumerId',
    ]) {
      expect(applicationFields).toHaveProperty([name]);
    }
  });

  it('refer to existing code lists', () => {
    for (const [name, { kind, codes }] of all) {
      const coded = kind === 'code' || kind === 'codes';
      expect([name, codes !== undefined]).toEqual([name, coded]);
      if (codes !== undefined) expect([name, isCodeListName(codes)]).toEqual([name, true]);
    }
    expect(codeLists.aBEthnicities.AD).toBe('Argentinean');
  });

  it('state the list of every record field', () => {
    for (const [name, { place }] of all) {
      if (name.includes('.')) expect(name.split('.')[0]).toBe(place);
    }
  });
});

describe('texts of borrower fields', () => {
  it("apply to the co-borrower's fields too", () => {
    expect(forCoborrower({ aBFirstNm: 'First name', aProdBCitizenT: 'Citizenship' })).toEqual({
      aCFirstNm: 'First name',
      aProdCCitizenT: 'Citizenship',
    });
    expect(coborrowerName('sLAmtCalc')).toBe('sLAmtCalc');
    expect(coborrowerName('aBusiness')).toBe('aBusiness');
  });
});
