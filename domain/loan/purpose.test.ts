import { describe, expect, it } from 'vitest';
import { isRescindable } from './purpose';

describe('a loan that can be rescinded (12 CFR 1026.23(a) and (f)(1))', () => {
  it('is on the borrower’s own dwelling, and neither buys nor builds it', () => {
    const primary = (sLPurposeT: string | null) => isRescindable({ sLPurposeT, sOccTPe: '0' });
    expect(['1', '2', '6', '7', '8'].map(primary)).toEqual([true, true, true, true, true]);
    // Purchase, construction, construction to permanent: residential mortgage transactions.
    expect(['0', '3', '4', null].map(primary)).toEqual([false, false, false, false]);
    expect([isRescindable({ sLPurposeT: '1', sOccTPe: '2' }), isRescindable({ sLPurposeT: '1' })]).toEqual([
      false,
      true,
    ]);
  });
});
