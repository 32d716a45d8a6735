import { describe, expect, it } from 'vitest';
import { ethnicityCodes, raceCodes } from '../../loan/codes/demographic-codes';
import { toHmdaEthnicity, toHmdaRace, toHmdaSex } from './hmda-demographics';

const validEthnicity = ['1', '11', '12', '13', '14', '2', '3'];
const validRace = ['1', '2', '21', '22', '23', '24', '25', '26', '27', '3', '4', '41', '42', '43', '44', '5', '6'];

describe('demographics as HMDA reports them', () => {
  it('returns only HMDA codes, for each of the portal’s codes', () => {
    for (const code of Object.keys(ethnicityCodes)) {
      const { codes } = toHmdaEthnicity([code]);
      expect(codes.length).toBeGreaterThan(0);
      expect(validEthnicity).toEqual(expect.arrayContaining([...codes]));
    }
    for (const code of Object.keys(raceCodes)) {
      const { codes } = toHmdaRace([code]);
      expect(codes.length).toBeGreaterThan(0);
      expect(validRace).toEqual(expect.arrayContaining([...codes]));
    }
  });

  it('reports groups without a code as other, with their names', () => {
    expect(toHmdaEthnicity(['A', 'AD', 'AE'], 'Chilean')).toEqual({
      codes: ['1', '14'],
      otherText: 'Argentinean, Colombian, Chilean',
    });
    expect(toHmdaRace(['B', 'BB', 'BG'])).toEqual({ codes: ['2', '22', '27'], otherAsianText: 'Hmong' });
    expect(toHmdaRace(['D', 'DD'], { tribe: 'Example Nation' })).toEqual({
      codes: ['4', '44'],
      tribeText: 'Example Nation',
      otherPacificText: 'Fijian',
    });
  });

  it('reports an opt-out alone and at most five codes', () => {
    expect(toHmdaEthnicity(['C'])).toEqual({ codes: ['3'] });
    expect(toHmdaRace(['F'])).toEqual({ codes: ['6'] });
    expect(toHmdaRace(['A', 'B', 'BA', 'BB', 'BC', 'BD', 'E']).codes).toHaveLength(5);
  });

  it('keeps every aggregate category, and the text of a subcategory only with its code', () => {
    expect(toHmdaRace(['B', 'BA', 'BC', 'BE', 'BF', 'E']).codes).toEqual(['2', '5', '21', '23', '25']);
    expect(toHmdaRace(['B', 'BA', 'BC', 'BE', 'BF', 'BG'])).toEqual({ codes: ['2', '21', '23', '25', '26'] });
    expect(toHmdaRace(['A', 'B', 'BG', 'C', 'D', 'DD'], { tribe: 'Example Nation' })).toEqual({
      ...{ codes: ['1', '2', '3', '4', '27'], tribeText: 'Example Nation', otherAsianText: 'Hmong' },
    });
    expect(toHmdaEthnicity(['A', 'AA', 'AB', 'AC', 'AE', 'B'])).toEqual({ codes: ['1', '2', '11', '12', '13'] });
  });

  it('reports sex', () => {
    expect(['1', '2', '4', '5', null].map(toHmdaSex)).toEqual(['1', '2', '3', '6', undefined]);
  });
});
