import { describe, expect, it } from 'vitest';
import { checkDigits, hasValidCheckDigits, uliOf } from './uli';

describe('the universal loan identifier', () => {
  it('has the check digits of the published example (12 CFR 1003, appendix C)', () => {
    expect(checkDigits('10Bx939c5543TqA1144M999143X')).toBe('38');
    expect(hasValidCheckDigits('10Bx939c5543TqA1144M999143X38')).toBe(true);
    expect(hasValidCheckDigits('10Bx939c5543TqA1144M999134X38')).toBe(false);
  });

  it('has two check digits, also below ten, for every number', () => {
    for (let number = 1; number <= 300; number += 1) {
      const uli = uliOf({ sLNm: `26-${number}` }, '10Bx939c5543TqA1144M') ?? '';
      expect(uli).toMatch(new RegExp(`^10Bx939c5543TqA1144M26${number}\\d\\d$`));
      expect(hasValidCheckDigits(uli)).toBe(true);
    }
  });

  it('is the one of the loan, and unknown without an LEI', () => {
    expect(uliOf({ sLNm: '1', sUniversalLoanIdentifier: 'GIVEN' }, '')).toBe('GIVEN');
    expect(uliOf({ sLNm: '1' }, '')).toBeUndefined();
    expect(uliOf({ sLNm: '1' }, '10Bx939c5543TqA1144')).toBeUndefined();
  });
});
