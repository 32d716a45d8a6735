import { describe, expect, it } from 'vitest';
import { ApiError } from '../../providers/data/api-error';
import { refusalOf } from './import-answer';

describe('refusalOf', () => {
  it('reads the reason and the location in the file', () => {
    const body = { code: 'import-refused', reason: 'malformed', line: 12, column: 7, path: 'MESSAGE/DEAL' };
    expect(refusalOf(new ApiError('The file ends too early.', 422, body, 'r-1'), 'loan.xml')).toEqual({
      fileName: 'loan.xml',
      message: 'The file ends too early.',
      wording: { text: 'The file ends too early.' },
      line: 12,
      column: 7,
      path: 'MESSAGE/DEAL',
      requestId: 'r-1',
    });
  });

  it('returns null for failures of the portal itself', () => {
    expect(refusalOf(new ApiError('No answer', 0), 'loan.xml')).toBeNull();
    expect(refusalOf(new ApiError('Busy', 503), 'loan.xml')).toBeNull();
    expect(refusalOf(new Error('bug'), 'loan.xml')).toBeNull();
  });
});
