import { describe, expect, it } from 'vitest';
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
  readTable(areas, { name: 'Areas', rows: rows.map((row) => row.split('|')) }, { year: 2026 });

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
      ['B6', 'not-a-state', undefined],
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
    expect(read('FIPS|State|Income', ...rows).problems).toMatchObject([
      { cell: 'A7', code: 'row-limit', expected: '5' },
    ]);
  });

  it('lacks columns and rows by name', () => {
    expect(read('FIPS|Rate').problems.map(({ cell, expected }) => [cell, expected])).toEqual([
      ['C1', 'State'],
      ['C1', 'Income'],
    ]);
    expect(read('FIPS|State|Income', '').problems).toMatchObject([{ cell: 'A1', code: 'no-rows' }]);
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

it('can be read by the place of its columns, whatever their titles, and leave the rows that a file lacks', () => {
  const weeks = tableImport({
    form: {},
    key: ['day'],
    maxRows: 9,
    columns: {
      day: { kind: 'date', required: true, title: 'Date', unreadable: 'not-a-date' },
      rate: { kind: 'percent', required: true, title: '1', unreadable: 'not-a-rate' },
    },
    byPosition: true,
    keepsOthers: true,
  });
  const of = (...rows: string[][]) => readTable(weeks, { name: 'Weeks', rows }, {});
  const { rows, problems } = of(['Year', 'one'], ['1/5/2026', '6.1']);
  expect([rows, problems]).toEqual([[{ day: '2026-01-05', rate: '6.100' }], []]);
  expect(of(['Year'], ['1/5/2026']).problems).toMatchObject([{ code: 'missing-column', expected: '1' }]);
  expect(of(['Week', '1 year'], ['1/5/2026', '6.1']).problems).toEqual([]);
  const swapped = [{ cell: 'B1', value: '50', code: 'not-a-title', expected: '1' }];
  expect(of(['Date', '50'], ['1/5/2026', '6.1']).problems).toMatchObject(swapped);
  const untitled = of(['1/5/2026', '6.1'], ['1/12/2026', '6.2']).problems;
  expect(untitled.map(({ cell, code }) => [cell, code])).toEqual([
    ['A1', 'not-a-title'],
    ['B1', 'not-a-title'],
  ]);
  const stored = [{ day: '2025-12-29', rate: '6.0' }];
  expect(tableDiff(weeks, stored, rows)).toMatchObject({ added: rows, removed: [] });
});
