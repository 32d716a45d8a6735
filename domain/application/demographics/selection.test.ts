import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ethnicityCodes, raceCodes } from '../../loan/codes/demographic-codes';
import { deselectCode, ethnicityOptOut, parentCode, raceOptOut, selectCode, toggleCode } from './selection';

describe('choosing ethnicity and race', () => {
  it('adds the parent with a child (DEMO-08)', () => {
    expect(selectCode([], 'AB', ethnicityOptOut)).toEqual(['A', 'AB']);
  });

  it('deselects a parent with all its children (DEMO-09)', () => {
    expect(deselectCode(['A', 'AA', 'AB', 'B'], 'A')).toEqual(['B']);
  });

  it('clears everything when the borrower opts out of ethnicity (DEMO-10)', () => {
    expect(selectCode(['A', 'AA'], 'C', ethnicityOptOut)).toEqual(['C']);
  });

  it('clears everything when the borrower opts out of race, independent of the ethnicity opt-out (DEMO-11)', () => {
    expect(selectCode(['B', 'BA', 'E'], 'F', raceOptOut)).toEqual(['F']);
    expect(selectCode(['B', 'BA'], 'C', raceOptOut)).toEqual(['B', 'BA', 'C']);
  });

  it('removes the opt-out as soon as anything else is chosen (DEMO-12)', () => {
    expect(selectCode(['C'], 'AA', ethnicityOptOut)).toEqual(['A', 'AA']);
    expect(selectCode(['F'], 'E', raceOptOut)).toEqual(['E']);
  });

  it('deselects a single child (DEMO-13)', () => {
    expect(deselectCode(['A', 'AA'], 'AA')).toEqual(['A']);
  });

  it.each([
    ['ethnicity', Object.keys(ethnicityCodes), ethnicityOptOut],
    ['race', Object.keys(raceCodes), raceOptOut],
  ])(
    'never leaves a child of %s without its parent, nor the opt-out beside another code, whatever is clicked',
    (_, codes, optOut) => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...codes), { maxLength: 40 }), (clicks) => {
          const chosen = clicks.reduce<string[]>((selected, code) => toggleCode(selected, code, optOut), []);
          for (const code of chosen) {
            const parent = parentCode(code);
            if (parent) expect(chosen).toContain(parent);
          }
          if (chosen.includes(optOut)) expect(chosen).toEqual([optOut]);
          expect(new Set(chosen).size).toBe(chosen.length);
        }),
      );
    },
  );
});
