import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields';

describe('what a save sends', () => {
  const previous = {
    id: '1',
    version: 7,
    sNoteIR: '6.125',
    sTerm: 360,
    sSpCity: 'Reno',
    applicants: [{ aBFirstNm: 'Ann' }],
  };

  it('is the version that was read and what was changed, nothing else', () => {
    expect(changedFields({ ...previous, sNoteIR: '6.250' }, previous)).toEqual({ version: 7, sNoteIR: '6.250' });
  });

  it('clears a field that was emptied with null', () => {
    expect(changedFields({ ...previous, sSpCity: undefined }, previous)).toEqual({ version: 7, sSpCity: null });
  });

  it('keeps what the form never held', () => {
    expect(changedFields({ version: 7, sTerm: 180 }, previous)).toEqual({ version: 7, sTerm: 180 });
  });

  it('notices a change deep inside', () => {
    expect(changedFields({ ...previous, applicants: [{ aBFirstNm: 'Anna' }] }, previous)).toEqual({
      version: 7,
      applicants: [{ aBFirstNm: 'Anna' }],
    });
  });

  it('does not take an absent and a null value for a change', () => {
    expect(changedFields({ ...previous, sFundD: null }, previous)).toEqual({ version: 7 });
  });
});
