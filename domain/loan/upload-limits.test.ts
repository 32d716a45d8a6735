import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES, tooManyFilesMessage, uploadProblem } from './upload-limits';

describe('a choice of files', () => {
  it('may be 31457280 bytes in total and not more', () => {
    expect(uploadProblem([{ size: MAX_UPLOAD_BYTES - 1 }, { size: 1 }], 5)).toBeNull();
    expect(uploadProblem([{ size: 16 * 1024 * 1024 }, { size: 16 * 1024 * 1024 }], 5)).toBe('too-large');
    expect(uploadProblem([{ size: 31_457_281 }])).toBe('too-large');
  });

  it('is one file unless a screen allows more', () => {
    expect(uploadProblem([{ size: 1 }, { size: 1 }])).toBe('too-many');
    expect(uploadProblem([])).toBe('no-file');
  });

  it('states the maximum number of files', () =>
    expect(tooManyFilesMessage(5)).toBe('You have exceeded the maximum number of allowed files (Max. 5) to upload.'));
});
