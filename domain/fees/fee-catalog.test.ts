import { describe, expect, it } from 'vitest';
import { isCode } from '../loan/codes/code-lists';
import { feeTypeNamed, feeTypes } from '../loan/fees/fee-types';
import { bucketOf, closingSection, type PlacedFee } from './fee-bucket';
import { catalogFeeOf, enteredFees, feeCatalog, feesOn, payeesOf } from './fee-catalog';

describe('the fee catalog', () => {
  it('has every type of which the finance charge is known, once, and no other', () => {
    expect(feeCatalog.map(({ type }) => type).sort()).toEqual(feeTypes.map(({ type }) => type).sort());
  });

  it('has labels by which the finance charge of a stored fee is found again', () => {
    const lost = feeCatalog.filter(({ label, type }) => feeTypeNamed(label)?.type !== type).map(({ type }) => type);
    expect(lost).toEqual([]);
  });

  it('offers payees that exist', () => {
    for (const fee of feeCatalog) {
      const codes = [...fee.paidToTypesRetail, ...fee.paidToTypesTpo];
      expect(
        codes.filter((code) => !isCode('paidTo', code)),
        fee.type,
      ).toEqual([]);
    }
  });

  it('offers no broker in retail, and the broker in the other channels (FEE-05)', () => {
    const offering = (channel: string) =>
      feeCatalog.filter((fee) => payeesOf(fee, channel).includes('26')).map(({ type }) => type);
    expect(offering('1')).toEqual([]);
    expect(offering('2')).toContain('ProcessingFee');
    expect(offering('2')).toContain('SettlementFee');
  });

  it('has no compensation of a broker among the fees that can be added to a retail loan', () => {
    const added = (channel: string | null) => enteredFees('2026-11-20', channel).map(({ type }) => type);
    const others = feeCatalog.filter(({ calculated }) => !calculated).map(({ type }) => type);
    expect(others.filter((type) => !added('1').includes(type))).toEqual(['LoanOriginatorCompensation']);
    expect(added(null)).toEqual(added('1'));
    expect(added('4')).toEqual(others);
  });

  it('pays the lender in retail and the broker otherwise, but third parties themselves', () => {
    const first = (type: string, channel: string) => {
      const fee = catalogFeeOf(type);
      return fee && payeesOf(fee, channel)[0];
    };
    expect([first('ProcessingFee', '1'), first('ProcessingFee', '2')]).toEqual(['21', '26']);
    expect([first('UnderwritingFee', '1'), first('UnderwritingFee', '2')]).toEqual(['21', '21']);
    expect([first('AppraisalFee', '1'), first('AppraisalFee', '2')]).toEqual(['63', '63']);
    expect([first('CreditReportFee', '2'), first('SettlementFee', '2')]).toEqual(['3', '0']);
    expect(first('constructor', '1')).toBeUndefined();
  });

  it('holds from the first day of the integrated disclosures', () => {
    expect(feesOn('2015-10-02')).toEqual([]);
    expect(feesOn('2026-11-20')).toHaveLength(feeCatalog.length);
  });
});

describe('the bucket of a fee', () => {
  const fee: PlacedFee = { section: 'C', Beneficiary: '0', isAffiliate: false, ProviderChoice: 'none' };

  it('follows who is paid and who chose the provider', () => {
    expect(bucketOf('SurveyFee', fee)).toBe('ten');
    expect(bucketOf('SurveyFee', { ...fee, ProviderChoice: 'list' })).toBe('ten');
    expect(bucketOf('SurveyFee', { ...fee, ProviderChoice: 'own' })).toBe('none');
    expect(bucketOf('SurveyFee', { ...fee, isAffiliate: true, ProviderChoice: 'own' })).toBe('zero');
    expect(bucketOf('SurveyFee', { ...fee, Beneficiary: '26' })).toBe('zero');
  });

  it('follows the section, and in E and F the type', () => {
    const of = (section: PlacedFee['section'], type = 'Other') => bucketOf(type, { ...fee, section });
    expect([of('A'), of('B'), of('G'), of('H')]).toEqual(['zero', 'zero', 'none', 'none']);
    expect([of('E', 'RecordingFee'), of('E', 'TransferTax'), of('E', 'MortgageTax')]).toEqual(['ten', 'zero', 'zero']);
    expect([of('F', 'PrepaidInterest'), of('F', 'MortgageInsurancePremium')]).toEqual(['none', 'zero']);
    expect(bucketOf('HomeWarrantyFee', { ...fee, section: 'H', isAffiliate: true })).toBe('none');
  });

  it('stays when the fee moves from C to B on the Closing Disclosure', () => {
    expect(closingSection(fee)).toBe('B');
    expect(closingSection({ ...fee, ProviderChoice: 'list' })).toBe('B');
    expect(closingSection({ ...fee, ProviderChoice: 'own' })).toBe('C');
    expect(closingSection({ ...fee, section: 'H' })).toBe('H');
  });
});
