import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv';

describe('a CSV cell', () => {
  it('is quoted if necessary', () => {
    expect(csvLine(['a', null, 'b,c', 'say "x"', 'two\nlines'])).toBe('a,,"b,c","say ""x""","two\nlines"\r\n');
  });

  it('leaves numbers unchanged and prevents everything else from running as a formula', () => {
    expect(csvCell('-1250.50')).toBe('-1250.50');
    expect(csvCell('=1+1')).toBe("'=1+1");
    expect(csvCell('-1+1')).toBe("'-1+1");
    expect(['＝1+1', '＋1', '－2+3', '＠SUM(1)', ' =1+1', '\n=1'].map(csvCell)).toEqual([
      "'＝1+1",
      "'＋1",
      "'－2+3",
      "'＠SUM(1)",
      "' =1+1",
      '"\'\n=1"',
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text).replace(/^"/, '');
        return !/^\s*[=+@\t＝＋－＠]/.test(cell);
      }),
    );
  });
});
