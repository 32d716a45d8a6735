import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields';

describe('the body of a save', () => {
  const previous = {
    id: '1',
    version: 7,
    sNoteIR: '6.125',
    sTerm: 360,
    sSpCity: 'Reno',
    applicants: [{ aBFirstNm: 'Ann' }],
  };

  it('has only the version that was read and the changes', () => {
    expect(changedFields({ ...previous, sNoteIR: '6.250' }, previous)).toEqual({ version: 7, sNoteIR: '6.250' });
  });

  it('sends null for a cleared field', () => {
    expect(changedFields({ ...previous, sSpCity: undefined }, previous)).toEqual({ version: 7, sSpCity: null });
  });

  it('leaves out fields that the form does not have', () => {
    expect(changedFields({ version: 7, sTerm: 180 }, previous)).toEqual({ version: 7, sTerm: 180 });
  });

  it('detects nested changes', () => {
    expect(changedFields({ ...previous, applicants: [{ aBFirstNm: 'Anna' }] }, previous)).toEqual({
      version: 7,
      applicants: [{ aBFirstNm: 'Anna' }],
    });
  });

  it('does not treat absent and null values as different', () => {
    expect(changedFields({ ...previous, sFundD: null }, previous)).toEqual({ version: 7 });
  });
});
