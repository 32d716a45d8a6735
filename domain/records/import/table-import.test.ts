import { describe, expect, it } from 'vitest';
import { atOnce } from './at-once.test-support';
import { readTable } from './read-table';
import { tableDiff } from './table-diff';
import { tableImport } from './table-import';

const areas = tableImport({
  form: { year: { kind: 'integer', required: true } },
  key: ['fips', 'state'],
  maxRows: 5,
  columns: {
    fips: {
      kind: 'text',
      required: true,
      title: 'FIPS',
      aliases: ['Code'],
      unreadable: 'not-a-fips',
      digits: 5,
      pattern: /^\d+$/,
    },
    state: { kind: 'text', required: true, title: 'State', unreadable: 'not-a-state' },
    income: {
      kind: 'money',
      scale: 0,
      title: 'Income',
      unreadable: 'not-a-limit',
      check: (value, { state }, { year }) =>
        state === 'AK' && Number(value) < year ? { code: 'below-floor', expected: String(year) } : undefined,
    },
  },
});

const read = (...rows: string[]) =>
  atOnce(readTable(areas, { name: 'Areas', rows: rows.map((row) => row.split('|')) }, { year: 2026 }, '2026-11-22'));

describe('a table read from a file', () => {
  it('has the values of its columns in stored form, whatever their order and notation', () => {
    const { rows, problems } = read('Note|income|STATE|code', 'any|$104,200.00|CA|6037', '', 'x||AK|02013');
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { fips: '06037', state: 'CA', income: '104200' },
      { fips: '02013', state: 'AK', income: '' },
    ]);
  });

  it('names every wrong cell, and then has no row with one', () => {
    const { rows, problems } = read(
      'FIPS|State|Income',
      'x|CA|1',
      '1|AK|2025',
      '1|AK|2026',
      '1|AK|3000',
      '2||ten|more',
    );
    expect(problems.map(({ cell, code, expected }) => [cell, code, expected])).toEqual([
      ['A2', 'not-a-fips', undefined],
      ['C3', 'below-floor', '2026'],
      ['A4', 'duplicate-row', 'A3'],
      ['A5', 'duplicate-row', 'A3'],
      ['D6', 'extra-cell', undefined],
      ['B6', 'missing-value', undefined],
      ['C6', 'not-a-limit', undefined],
    ]);
    expect(rows).toEqual([]);
  });

  it('has no figures with the commas or spaces of other countries', () => {
    const income = (text: string) => {
      const { rows, problems } = read('FIPS|State|Income', `1|CA|${text}`);
      return rows[0]?.income ?? problems.map(({ cell, code }) => [cell, code]);
    };
    expect(['1,250,500', '$83,600', '(1,000)', '0'].map(income)).toEqual(['1250500', '83600', '-1000', '0']);
    for (const text of ['6,1', '$1,00,000', '100 000', '12,3456', '1,', '1 250']) {
      expect([text, income(text)]).toEqual([text, [['C2', 'not-a-limit']]]);
    }
  });

  it('is not read if it has more rows than the table can have', () => {
    const rows = Array.from({ length: 6 }, (_, index) => `${index}|CA|1`);
    expect(read('FIPS|State|Income', ...rows.slice(1)).problems).toEqual([]);
    expect(read('FIPS|State|Income', ...rows).problems).toEqual([
      { cell: '', value: '', code: 'row-limit', expected: '5' },
    ]);
  });

  it('lacks titles, rows or any content, once for the whole file', () => {
    const whole = { cell: '', value: '' };
    expect(read('FIPS|Rate').problems).toEqual([{ ...whole, code: 'missing-titles', expected: 'State, Income' }]);
    expect(read('FIPS|State|Income', '').problems).toEqual([{ ...whole, code: 'no-rows' }]);
    expect(read('', '|').problems).toEqual([{ ...whole, code: 'empty-file' }]);
    expect(read().problems).toEqual([{ ...whole, code: 'empty-file' }]);
  });

  it('says which values are missing, and which cannot be decoded', () => {
    const { problems } = read('FIPS|State|Income', '|CA|1', '2|Do\ufffda Ana|1');
    expect(problems.map(({ cell, code }) => [cell, code])).toEqual([
      ['A2', 'missing-value'],
      ['B3', 'not-utf8'],
    ]);
  });

  it('repeats at most 100 characters of a wrong cell', () => {
    const [problem] = read('FIPS|State|Income', `1|CA|${'x'.repeat(5000)}`).problems;
    expect(problem?.value).toBe(`${'x'.repeat(100)}…`);
  });
});

it('is compared row by row, by its key', () => {
  const row = (fips: string, income: string) => ({ fips, state: 'CA', income });
  expect(
    tableDiff(
      areas,
      [row('1', '10'), row('2', '20'), row('3', '30')],
      [row('2', '21'), row('3', '30'), row('4', '40')],
    ),
  ).toEqual({
    added: [row('4', '40')],
    changed: [{ before: row('2', '20'), after: row('2', '21') }],
    removed: [row('1', '10')],
    same: 1,
  });
});

it('can leave the rows that a file lacks', () => {
  const weeks = { columns: areas.columns, key: areas.key, keepsOthers: true } as const;
  const stored = [{ fips: '1', state: 'CA', income: '10' }];
  const rows = [{ fips: '2', state: 'CA', income: '20' }];
  expect(tableDiff(weeks, stored, rows)).toMatchObject({ added: rows, removed: [] });
});
