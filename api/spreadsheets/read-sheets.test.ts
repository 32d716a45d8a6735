import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SpreadsheetError } from './limits';
import { readSheets } from './read-sheets';
import { workbook, workbookParts, zipped } from './workbook.test-support';

const csv = async (text: string) => (await readSheets({ name: 'rates.csv', bytes: Buffer.from(text) }))[0]?.rows;
const read = (bytes: Uint8Array) => readSheets({ name: 'rates.xlsx', bytes });
const rowsOf = async (rows: string, texts?: string) =>
  (await read(zipped(workbookParts({ Rates: rows }, texts))))[0]?.rows;

describe('a CSV file', () => {
  it('may have quotes, empty cells, any line ending and a byte order mark', async () => {
    expect(await csv('\uFEFFProgram,Rate\r\n"30, fixed",6.125\n"He said ""no""",\r,7')).toEqual([
      ['Program', 'Rate'],
      ['30, fixed', '6.125'],
      ['He said "no"', ''],
      ['', '7'],
    ]);
  });

  it('may be separated by semicolons or tabs', async () => {
    expect(await csv('Program;Rate\na;6')).toEqual([
      ['Program', 'Rate'],
      ['a', '6'],
    ]);
    expect((await csv('Program\tRate\na\t6'))?.[1]).toEqual(['a', '6']);
  });

  it('keeps empty lines, spaces and single quotation marks, so that row numbers and cell texts stay correct', async () => {
    expect(await csv('Name,Size\n\n 4" pipe ,6\n')).toEqual([['Name', 'Size'], [''], [' 4" pipe ', '6']]);
  });

  it('may be empty', async () => {
    expect(await csv('')).toEqual([]);
  });

  it.each([
    ['ends inside quotes', 'Name\n"Ann\nBo'],
    ['has too many rows', 'a\n'.repeat(100_001)],
    ['has too many cells', ','.repeat(2_000_000)],
  ])('is rejected if it %s', async (_what, text) => {
    await expect(csv(text)).rejects.toBeInstanceOf(SpreadsheetError);
  });
});

describe('a workbook', () => {
  it('returns every sheet with its name, including gaps', async () => {
    const bytes = workbook({
      Fixed: [
        ['Program', 'Rate'],
        ['a', 6.125],
      ],
      Arms: [['x']],
    });
    expect(await read(bytes)).toEqual([
      {
        name: 'Fixed',
        rows: [
          ['Program', 'Rate'],
          ['a', '6.125'],
        ],
      },
      { name: 'Arms', rows: [['x']] },
    ]);
    expect(await rowsOf('<row r="2"><c r="B2"><v>7</v></c></row><row r="4"/>')).toEqual([[], ['', '7']]);
  });

  it('assigns positions to cells without an address', async () => {
    expect(await rowsOf('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>')).toEqual([
      ['1', '2'],
      ['3'],
    ]);
  });

  it('shows texts, dates, formula results and errors as in a spreadsheet program, and percentages as numbers', async () => {
    const texts = '<si><r><t>30 year </t></r><r><t>fixed</t></r></si>';
    const cells = [
      '<c t="s"><v>0</v></c>',
      '<c t="inlineStr"><is><t> 15 </t></is></c>',
      '<c s="1"><v>46082</v></c>',
      '<c s="1"><v>46082.75</v></c>',
      '<c s="2"><v>6.1249999999999999E-2</v></c>',
      '<c><f>A1</f><v>99.5</v></c>',
      '<c t="str"><f>B1</f><v>done</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#N/A</v></c>',
    ];
    expect(await rowsOf(`<row>${cells.join('')}</row>`, texts)).toEqual([
      ['30 year fixed', ' 15 ', '2026-03-01', '2026-03-01 18:00:00', '0.06125', '99.5', 'done', 'TRUE', '#N/A'],
    ]);
  });

  it('skips chart sheets', async () => {
    const parts = workbookParts({ Chart: '', Rates: '<row><c><v>1</v></c></row>' });
    const rels = 'xl/_rels/workbook.xml.rels';
    const withChart = { ...parts, [rels]: parts[rels]?.replace('/worksheet"', '/chartsheet"') ?? '' };
    expect(await read(zipped(withChart))).toEqual([{ name: 'Rates', rows: [['1']] }]);
  });

  it('ignores cells to the right of column 100', async () => {
    const [row] = (await rowsOf('<row r="1"><c r="CV1"><v>100</v></c><c r="CW1"><v>101</v></c></row>')) ?? [];
    expect(row).toHaveLength(100);
    expect(row?.at(-1)).toBe('100');
  });

  const parts = workbookParts({ Rates: '<row><c><v>1</v></c></row>' });
  const sheet = 'xl/worksheets/sheet1.xml';
  const withSheet = (rows: string) => zipped(workbookParts({ Rates: rows }));

  it.each([
    ['no archive', Buffer.from('PK\u0003\u0004and then nothing')],
    ['no workbook', zipped({ 'a.txt': 'text' })],
    ['broken XML', zipped({ ...parts, 'xl/workbook.xml': '<workbook>' })],
    ['a sheet that ends early', zipped({ ...parts, [sheet]: '<worksheet><sheetData><row><c><v>1</v></c></row>' })],
    ['an entity of its own', zipped({ ...parts, [sheet]: `<!DOCTYPE x [<!ENTITY y "z">]>${parts[sheet]}` })],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ['too many parts', zipped({ ...parts, ...Object.fromEntries(Array.from({ length: 500 }, (_, at) => [at, ''])) })],
    ['too many sheets', workbook(Object.fromEntries(Array.from({ length: 251 }, (_, at) => [`S${at}`, []])))],
    ['too many rows', withSheet('<row r="100001"><c r="A100001"><v>1</v></c></row>')],
    ['rows beyond any spreadsheet', withSheet('<row r="900000000"><c r="A900000000"><v>1</v></c></row>')],
    ['a cell far from all others', withSheet('<row r="99999"><c r="XFD99999"><v>1</v></c></row>')],
    ['too many cells', withSheet(`<row>${'<c/>'.repeat(100)}</row>`.repeat(20_001))],
    ['XML that is too deep', withSheet(`${'<x>'.repeat(100)}${'</x>'.repeat(100)}`)],
  ])('is rejected if there is %s', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toBeInstanceOf(SpreadsheetError);
  });

  it('is rejected before its rows are padded if many of them reach far to the right', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`);
    await expect(read(withSheet(rows.join('')))).rejects.toThrow('too wide');
  });

  /** The archive with a different size declared for its first part. */
  const stating = (size: number): Buffer => {
    const bytes = zipped({ [sheet]: `<worksheet>${' '.repeat(100_000)}</worksheet>`, ...parts });
    bytes.writeUInt32LE(size, bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
    return bytes;
  };

  it.each([
    ['larger than it says', 10],
    ['larger than a workbook may be', 65 * 1024 * 1024],
  ])('is rejected if a part is %s', async (_what, size) => {
    await expect(read(stating(size))).rejects.toBeInstanceOf(SpreadsheetError);
  });

  it('is read or rejected cleanly, whatever bytes are changed in it', async () => {
    const valid = workbook({ Fixed: [['Program', 6.125]], Arms: [['x', 'y']] });
    const change = fc.record({ place: fc.nat(valid.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const bytes = Buffer.from(valid);
        for (const { place, byte } of changes) bytes[place] = byte;
        const outcome = await read(bytes).catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof SpreadsheetError).toBe(true);
      }),
    );
  });
});
