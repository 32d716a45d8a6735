import { describe, expect, it } from 'vitest';
import { cityOfZip } from './zip-city';
import { allZips } from './zip-county';

describe('the city of a ZIP code', () => {
  it.each([
    ['91101', 'Pasadena'],
    ['94939', 'Larkspur'],
    ['98004', 'Bellevue'],
    ['01022', 'Chicopee'],
    ['99929', 'Wrangell'],
  ])('of %s is %s', (zip, city) => {
    expect(cityOfZip(zip)).toBe(city);
  });

  it('is unknown for Puerto Rico and for what is no ZIP code', () => {
    expect(cityOfZip('00601')).toBeNull();
    expect(cityOfZip('00000')).toBeNull();
    expect(cityOfZip('')).toBeNull();
  });

  it('is known for 33,642 of the ZIP codes with counties', () => {
    const cities = [...allZips()].map(({ zip }) => cityOfZip(zip)).filter((city) => city !== null);
    expect(cities).toHaveLength(33_642);
    expect(cities.filter((city) => !/^[A-Z][A-Za-z .'-]+$/.test(city))).toEqual([]);
  });
});
