import { describe, expect, it } from 'vitest';
import { readTables } from './read-tables';
import { workbook, zipped } from './workbook.test-support';

const read = (name: string, bytes: Buffer) => readTables({ name, bytes, size: bytes.length, contentType: '' });
const csv = (text: string) => read('rates.csv', Buffer.from(text))[0]?.rows;

describe('a CSV file', () => {
  it('is read with quotes, empty cells, every line end and a byte order mark', () => {
    expect(csv('\uFEFFProgram,Rate\r\n"30, fixed",6.125\n"He said ""no""",\r,7')).toEqual([
      ['Program', 'Rate'],
      ['30, fixed', '6.125'],
      ['He said "no"', ''],
      ['', '7'],
    ]);
  });

  it('may have semicolons or tabs', () => {
    expect(csv('Program;Rate\na;6')).toEqual([
      ['Program', 'Rate'],
      ['a', '6'],
    ]);
    expect(csv('Program\tRate\na\t6')?.[1]).toEqual(['a', '6']);
  });
});

describe('a workbook', () => {
  it('gives every sheet with its name, gaps included', () => {
    const bytes = workbook({
      Fixed: [
        ['Program', 'Rate'],
        ['a', 6.125],
      ],
      Arms: [['x']],
    });
    expect(read('rates.xlsx', bytes)).toEqual([
      {
        name: 'Fixed',
        rows: [
          ['Program', 'Rate'],
          ['a', '6.125'],
        ],
      },
      { name: 'Arms', rows: [['x']] },
    ]);
  });

  it.each([
    ['no archive', Buffer.from('PK\u0003\u0004and then nothing')],
    ['no workbook', zipped({ 'a.txt': 'text' })],
    ['broken XML', zipped({ 'xl/workbook.xml': '<workbook>' })],
    ['an entity of its own', zipped({ 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY y "z">]><workbook>&y;</workbook>' })],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ])('is refused where there is %s', (_what, bytes) => {
    expect(() => read('rates.xlsx', bytes)).toThrow('This file cannot be read.');
  });

  it('is refused where a part is larger than it says', () => {
    const bytes = zipped({ 'xl/workbook.xml': `<workbook>${' '.repeat(100_000)}</workbook>` });
    bytes.writeUInt32LE(10, bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
    expect(() => read('rates.xlsx', bytes)).toThrow('This file cannot be read.');
  });
});
