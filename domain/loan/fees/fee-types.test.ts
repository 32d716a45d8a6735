import { describe, expect, it } from 'vitest';
import { feeTypeNamed, feeTypes, plainFeeName } from './fee-types';

describe('the types of fees', () => {
  it('are found by their names as lenders, LOSs and the Uniform Closing Dataset write them', () => {
    const found = (name: string) => feeTypeNamed(name)?.type;
    expect(found('Underwriting')).toBe('UnderwritingFee');
    expect(found('Credit Report Fee')).toBe('CreditReportFee');
    expect(found('CreditReportFee')).toBe('CreditReportFee');
    expect(found('Title – Lender’s Title Policy')).toBe('TitleLendersCoveragePremium');
    expect(found('Title - Settlement Agent Fee')).toBe('SettlementFee');
    expect(found('VA funding fee')).toBe('VAFundingFee');
    expect(found('Funding fee')).toBe('FundingFee');
    expect(found('Fee for something else')).toBeUndefined();
  });

  it('have each name once', () => {
    const names = feeTypes.flatMap(({ type, names: others }) => [...new Set([type, ...others].map(plainFeeName))]);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('of sample form H-24(B) are finance charges or not as 12 CFR 1026.4 says', () => {
    const finance = (name: string) => feeTypeNamed(name)?.financeCharge;
    const charges = ['Application Fee', 'Underwriting Fee', 'Flood Monitoring Fee', 'Tax Monitoring Fee'];
    const others = ['Tax Status Research Fee', 'Title – Settlement Agent Fee', 'Prepaid Interest'];
    const excluded = [
      'Appraisal Fee',
      'Credit Report Fee',
      'Flood Determination Fee',
      'Pest Inspection Fee',
      'Survey Fee',
    ];
    const title = ['Title – Insurance Binder', 'Title – Lender’s Title Policy', 'Title – Title Search'];
    expect([...charges, ...others].map(finance)).toEqual(Array.from({ length: 7 }, () => true));
    expect([...excluded, ...title].map(finance)).toEqual(Array.from({ length: 8 }, () => false));
  });
});
