import { describe, expect, it } from 'vitest';
import { changedBorrower, changedBorrowerName, isOfSection, maskedValue, parseChangedField } from './change-log';

describe('a field of the change log', () => {
  it('is split into its list, its application or record, and its name in the field table', () => {
    expect(parseChangedField('sLAmtCalc')).toEqual({ field: 'sLAmtCalc' });
    expect(parseChangedField('applicants[1].aCSsn')).toEqual({ list: 'applicants', key: '1', field: 'aCSsn' });
    expect(parseChangedField('assets[a-1].value')).toEqual({ list: 'assets', key: 'a-1', field: 'asset.value' });
    expect(parseChangedField('reos[r]')).toEqual({ list: 'reos', key: 'r' });
    expect(parseChangedField('boats[b].value')).toEqual({ field: 'boats[b].value' });
  });

  it('names its borrower', () => {
    const owner = (field: string) => changedBorrower(parseChangedField(field));
    expect(owner('applicants[0].aBFirstNm')).toBe('0B');
    expect(owner('applicants[1].aProdCCitizenT')).toBe('1C');
    expect(owner('applicants[0].aOccT')).toBeUndefined();
    expect(owner('assets[a].value')).toBeUndefined();
    const loan = { applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aCFirstNm: 'Cy' }] };
    expect(changedBorrowerName(parseChangedField('applicants[0].aCDob'), loan)).toBe('Cy');
    expect(changedBorrowerName(parseChangedField('applicants[0].aOccT'), loan)).toBe('Ann Lee, Cy');
    expect(changedBorrowerName(parseChangedField('applicants[1].aBDob'), loan)).toBeUndefined();
    expect(changedBorrowerName(parseChangedField('sLAmtCalc'), loan)).toBeUndefined();
  });

  it('belongs to its sections', () => {
    expect(isOfSection('assets.value', 'asset')).toBe(true);
    expect(isOfSection('assets', 'asset')).toBe(true);
    expect(isOfSection('assets.value', 'liability')).toBe(false);
    expect(isOfSection('applicants.aBDecBankrupt', 'declaration')).toBe(true);
    expect(isOfSection('applicants.aBFirstNm', 'declaration')).toBe(false);
    expect(isOfSection('applicants.aBFirstNm', 'borrower-info')).toBe(true);
    expect(isOfSection('sNoteIR', 'loan-terms')).toBe(true);
    expect(isOfSection('sStatusT', 'loan-terms')).toBe(false);
  });
});

describe('a logged value', () => {
  it('shows only the last four digits of social security numbers, in every field', () => {
    expect(maskedValue('aBSsn', '900-12-3456')).toBe('***-**-3456');
    expect(maskedValue('aCSsn', '900123456')).toBe('***-**-3456');
    expect(maskedValue('aBSsn', '***-**-3456')).toBe('***-**-3456');
    expect(maskedValue(undefined, { id: 'x', aBSsn: '900-12-3456', sFuture: ['is 900-12-3456'] })).toEqual({
      id: 'x',
      aBSsn: '***-**-3456',
      sFuture: ['is ***-**-3456'],
    });
  });

  it('leaves everything else alone', () => {
    expect(maskedValue('aBHPhone', '6265550142')).toBe('6265550142');
    expect(maskedValue('sLAmtCalc', null)).toBeNull();
    expect(maskedValue('aBSsn', '')).toBe('');
    expect(maskedValue('aBDecBankrupt', false)).toBe(false);
  });
});
