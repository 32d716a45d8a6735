import { describe, expect, it } from 'vitest';
import { addFiles, hasType } from './useFileChoice';

const file = (name: string, size = 10): File => ({ name, size }) as File;
const a = file('a.pdf');
const b = file('b.pdf');

describe('file selection', () => {
  it('replaces the file if only one is allowed', () => {
    expect(addFiles([a], [b], { max: 1 })).toEqual({ files: [b], problem: null });
  });

  it('keeps five of six files, and reports that there were too many', () => {
    const six = Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`));
    const { files, problem } = addFiles([], six, { max: 5 });
    expect(files).toHaveLength(5);
    expect(problem).toEqual({ kind: 'tooMany' });
  });

  it('checks the size even if there are too many files (UPLOAD-01)', () => {
    const six = Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`, 10_000_000));
    expect(addFiles([], six, { max: 5 })).toEqual({ files: [], problem: { kind: 'tooLarge' } });
  });

  it('accepts at most 30 MB in total', () => {
    expect(addFiles([file('x', 31_457_279)], [file('y', 1)], { max: 5 }).problem).toBeNull();
    const over = addFiles([file('x', 31_457_279)], [file('y', 2)], { max: 5 });
    expect(over.problem).toEqual({ kind: 'tooLarge' });
    expect(over.files.map(({ name }) => name)).toEqual(['x']);
  });

  it('accepts at most what the call does', () => {
    const limits = { max: 1, bytes: 5_242_880 };
    expect(addFiles([], [file('x', 5_242_880)], limits).problem).toBeNull();
    expect(addFiles([], [file('x', 5_242_881)], limits)).toEqual({ files: [], problem: { kind: 'tooLarge' } });
  });

  it('rejects each file of another type by name, and adds the others', () => {
    expect(addFiles([a], [file('c.exe'), b, file('d.png')], { max: 5, accept: '.pdf' })).toEqual({
      files: [a, b],
      problem: { kind: 'wrongType', names: ['c.exe', 'd.png'] },
    });
  });
});

it('detects the type by extension, ignoring case', () => {
  expect(hasType('Loan.PDF', '.pdf')).toBe(true);
  expect(hasType('loan.xml', '.pdf, .xml')).toBe(true);
  expect(hasType('pdf', '.pdf')).toBe(false);
  expect(hasType('anything', undefined)).toBe(true);
});
