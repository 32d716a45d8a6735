import { describe, expect, it } from 'vitest';
import { usualLimits } from '../threads/run-on-thread';
import { readSpreadsheet } from './read-spreadsheet';
import { workbook, zipped } from './workbook.test-support';

const file = (name: string, bytes: Buffer) => ({ name, bytes, size: bytes.length, contentType: '' });
const rates = file('rates.xlsx', workbook({ Rates: [['Rate', 6.125]] }));
const large = file('large.csv', Buffer.from('Program,Rate\n"30, fixed",6.125\n'.repeat(40_000)));
const refusal = {
  code: 'wrong-type',
  status: 422,
  message: 'We can’t read this file. Choose a CSV file or a workbook.',
};

describe('an uploaded spreadsheet', () => {
  it('is read whether it is a small file, a large one or a workbook', async () => {
    const small = file('Rates of May.csv', Buffer.from('Rate\n6.125'));
    expect(await readSpreadsheet(small)).toEqual([{ name: 'Rates of May', rows: [['Rate'], ['6.125']] }]);
    expect((await readSpreadsheet(large))[0]?.rows).toHaveLength(80_000);
    expect(await readSpreadsheet(rates)).toEqual([{ name: 'Rates', rows: [['Rate', '6.125']] }]);
  }, 20_000);

  it('does not block other requests', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    await readSpreadsheet(large).finally(() => clearInterval(timer));
    expect(turns).toBeGreaterThan(5);
  }, 20_000);

  it.each([
    ['small file', file('a.csv', Buffer.from('a\n"b'))],
    ['large file', file('a.csv', Buffer.concat([large.bytes, Buffer.from('"')]))],
    ['workbook', file('a.xlsx', zipped({ 'a.txt': 'text' }))],
    ['text with the name of a workbook', file('a.xlsx', Buffer.from('a\nb'))],
    ['picture', file('a.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))],
  ])(
    'is refused with a clear message if it is a %s that cannot be read',
    async (_what, broken) => {
      await expect(readSpreadsheet(broken)).rejects.toMatchObject(refusal);
    },
    20_000,
  );

  it.each([
    ['time', { ...usualLimits, milliseconds: 1 }],
    ['memory', { ...usualLimits, memoryMb: 8 }],
  ])(
    'is refused if it takes too much %s, and the next one is read',
    async (_what, limits) => {
      const [refused, next] = await Promise.allSettled([readSpreadsheet(large, limits), readSpreadsheet(rates)]);
      expect(refused).toMatchObject({ reason: refusal });
      expect(next).toMatchObject({ value: [{ name: 'Rates' }] });
    },
    20_000,
  );
});
