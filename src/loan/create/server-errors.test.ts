import { describe, expect, it } from 'vitest';
import { countErrors, placeErrors } from './server-errors';

describe('field errors of the server', () => {
  const inputs = new Set(['aBSsn', 'sLAmtCalc', 'employment.monthlyIncome']);

  it('stand at the input that they are about, in the words of the form', () => {
    const placed = placeErrors(
      {
        'applicants[0].aBSsn': 'Enter a social security number of 9 digits.',
        'employments[0].monthlyIncome': 'The value is too large.',
        sLAmtCalc: 'Not this amount.',
      },
      inputs,
    );
    expect(placed.atInputs).toEqual([
      ['aBSsn', 'invalid-ssn'],
      ['employment.monthlyIncome', 'too-large'],
      ['sLAmtCalc', 'Not this amount.'],
    ]);
    expect(placed.others).toEqual([]);
  });

  it('are kept where the form has no such input', () => {
    expect(placeErrors({ sBranchName: 'You belong to no branch.' }, inputs).others).toEqual([
      ['sBranchName', 'You belong to no branch.'],
    ]);
  });

  it('are counted in nested parts of the form too', () => {
    const errors = {
      sLAmtCalc: { type: 'validate' },
      employment: { monthlyIncome: { type: 'server' }, employer: undefined },
    };
    expect(countErrors(errors)).toBe(2);
    expect(countErrors({})).toBe(0);
  });
});
