import { describe, expect, it } from 'vitest';
import { addFiles, hasType } from './useFileChoice';

const file = (name: string, size = 10): File => ({ name, size }) as File;
const a = file('a.pdf');
const b = file('b.pdf');

describe('choosing files', () => {
  it('replaces the one file where only one is allowed', () => {
    expect(addFiles([a], [b], { max: 1 })).toEqual({ files: [b], problem: null });
  });

  it('keeps five of six, and says that there were too many', () => {
    const six = Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`));
    const { files, problem } = addFiles([], six, { max: 5 });
    expect(files).toHaveLength(5);
    expect(problem).toEqual({ kind: 'tooMany' });
  });

  it('takes 30 MB in total and not a byte more', () => {
    expect(addFiles([file('x', 31_457_279)], [file('y', 1)], { max: 5 }).problem).toBeNull();
    const over = addFiles([file('x', 31_457_279)], [file('y', 2)], { max: 5 });
    expect(over.problem).toEqual({ kind: 'tooLarge' });
    expect(over.files.map(({ name }) => name)).toEqual(['x']);
  });

  it('refuses a file of another type by its name', () => {
    expect(addFiles([a], [file('c.exe')], { max: 5, accept: '.pdf' })).toEqual({
      files: [a],
      problem: { kind: 'wrongType', name: 'c.exe' },
    });
  });
});

it('knows a type by its ending, in any case', () => {
  expect(hasType('Loan.PDF', '.pdf')).toBe(true);
  expect(hasType('loan.xml', '.pdf, .xml')).toBe(true);
  expect(hasType('pdf', '.pdf')).toBe(false);
  expect(hasType('anything', undefined)).toBe(true);
});
