import { describe, expect, it } from 'vitest';
import { folderNamed, ownRateFolder } from './folder';

describe('the rate sheets of a user', () => {
  const groups = { priceGroup: 'TPO-A', miniCorrespondentPriceGroup: 'MINI' };

  it('are those of the mini-correspondent price group if visible to the user, otherwise of the price group', () => {
    expect(ownRateFolder({ ...groups, canViewMini: true })).toBe('MINI');
    expect(ownRateFolder({ ...groups, canViewMini: false })).toBe('TPO-A');
  });

  it('are the common ones without a price group', () => {
    expect(ownRateFolder({ priceGroup: null, miniCorrespondentPriceGroup: 'MINI', canViewMini: false })).toBe(
      'CORPORATE',
    );
    expect(ownRateFolder({ priceGroup: 'TPO-A', miniCorrespondentPriceGroup: ' ', canViewMini: true })).toBe(
      'CORPORATE',
    );
  });
});

it('knows a folder in any case, and no other', () => {
  expect(folderNamed('Rates')).toBe('rates');
  expect(folderNamed('../rates')).toBeUndefined();
});
