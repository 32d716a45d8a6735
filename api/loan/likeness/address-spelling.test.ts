import { describe, expect, it } from 'vitest';
import { oneSpelling } from './address-spelling';

describe('the spelling of an address', () => {
  it.each([
    ['77 Zinnia Court', '5'],
    ['77 Zinnia Court', 'Apt 5'],
    ['77 Zinnia Ct.', 'Apartment 5'],
    ['77 Zinnia Ct', '#5'],
    ['77 Zinnia Ct', 'No. 5'],
    ['77 Zinnia Ct', 'Ste # 5'],
    ['77 Zinnia Ct Unit 5', ''],
    ['77 Zinnia Ct, Apt. 5', ''],
    ['77 ZINNIA COURT SUITE 5', ''],
    ['77 Zinnia Court #5', ''],
    ['77 Zinnia Court, No. 5', ''],
    ['77 Zinnia Court Apt5', ''],
    ['77 Zinnia Court Unit 5', 'Unit 5'],
    ['77 Zinnia Court 5', ''],
  ])('has one form of a unit: %s, %s', (line, unit) => {
    expect(oneSpelling(line, unit)).toBe('77 zinnia ct 5');
  });

  it.each([
    ['12 Northwest Larkspur Lane'],
    ['12 NW Larkspur Ln'],
    ['12 N.W. Larkspur Lane'],
    ['12 North West Larkspur Lane'],
  ])('has one form of a direction: %s', (line) => {
    expect(oneSpelling(line, '')).toBe('12 nw larkspur ln');
  });

  it.each([['9 Saint James Street'], ['9 St. James St'], ['9 St James Street']])(
    'has one form of a saint and of a street: %s',
    (line) => {
      expect(oneSpelling(line, '')).toBe('9 st james st');
    },
  );

  it('has one form of a unit with a letter', () => {
    for (const unit of ['5B', '5-B', '5 b', 'Apt 5-B', '#5 B'])
      expect(oneSpelling('77 Zinnia Court', unit)).toBe('77 zinnia ct 5b');
    expect(oneSpelling('77 Zinnia Court Apt B', '')).toBe(oneSpelling('77 Zinnia Court', 'B'));
  });

  it('keeps apart other units, directions and streets', () => {
    const addresses = [
      ['77 Zinnia Court', ''],
      ['77 Zinnia Court', '5'],
      ['77 Zinnia Court', '55'],
      ['77 NW Zinnia Court', '5'],
      ['77 NE Zinnia Court', '5'],
      ['77 Zinnia Street', '5'],
      ['77 Ste Genevieve Avenue', ''],
      ['77 Old Suite Road', ''],
      ['77 Old Unit Road', ''],
    ] as const;
    expect(new Set(addresses.map(([line, unit]) => oneSpelling(line, unit))).size).toBe(addresses.length);
  });
});
