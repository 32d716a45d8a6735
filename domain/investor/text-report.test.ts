import { describe, expect, it } from 'vitest';
import { readReport, tabLine } from './text-report';

const expected = {
  title: 'Lock Report 11/20/2026',
  fields: ['loanNum', 'status', 'branch'],
  items: [
    { loanNum: '2611040001', status: 'Docs Out', branch: 'Pasadena, East' },
    { loanNum: '2611040002', status: '', branch: 'San "Mateo"' },
  ],
  trailing: ['Total: 2 loans'],
};

describe('a report', () => {
  it('is read from tab-separated text, with one trailing line that is no row', () => {
    const lines = [
      [expected.title],
      expected.fields,
      ['2611040001', 'Docs Out', 'Pasadena, East'],
      ['2611040002', null, 'San "Mateo"'],
      ['Total: 2 loans'],
    ];
    expect(readReport(lines.map(tabLine).join(''))).toEqual(expected);
  });

  it('is read from CSV with quotes and a byte order mark', () => {
    const csv =
      '\uFEFFLock Report 11/20/2026\r\nloanNum,status,branch\r\n2611040001,Docs Out,"Pasadena, East"\r\n' +
      '2611040002,,"San ""Mateo"""\r\nTotal: 2 loans\r\n';
    expect(readReport(csv)).toEqual(expected);
  });

  it('keeps every line as a row if nothing is cut', () => {
    expect(readReport('T\nloanNum\tstatus\n1\t2\n3\t4', 0).items).toHaveLength(2);
    expect(readReport('').items).toEqual([]);
  });

  it('never lets a cell split a line', () => {
    expect(tabLine(['a\tb\r\nc', null])).toBe('a b c\t\r\n');
  });
});
