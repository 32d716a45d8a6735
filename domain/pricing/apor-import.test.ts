import { expect, it } from 'vitest';
import { atOnce } from '../records/import/at-once.test-support';
import { readTable } from '../records/import/read-table';
import { aporImport, aporYears } from './apor-import';

const rates = (first: number) => aporYears.map((years) => ((first + years) / 10).toFixed(3));
const read = (...rows: (readonly (string | number)[])[]) =>
  atOnce(
    readTable(
      aporImport,
      { name: 'apor', rows: rows.map((row) => row.map(String)) },
      { rateTable: 'fixed' },
      '2026-11-22',
    ),
  );

const week = ['11/16/2026', ...rates(50)];

it.each([
  ['Date', (years: number) => String(years)],
  ['Rate Set Date', (years: number) => `${years} yr`],
  ['Week of', (years: number) => `Year ${String(years).padStart(2, '0')}`],
])('reads a file with the titles %s, …', (first, titleOf) => {
  const { rows, problems } = read([first, ...aporYears.map(titleOf)], week);
  expect(problems).toEqual([]);
  expect(rows).toMatchObject([{ week: '2026-11-16', year1: '5.100', year30: '8.000', year50: '10.000' }]);
});

it('reads rates by the term in their title, in any order', () => {
  const { rows } = read(['Date', ...[...aporYears].reverse()], week);
  expect(rows).toMatchObject([{ year50: '5.100', year1: '10.000' }]);
});

it('refuses a file without titles instead of losing its first week', () => {
  const { rows, problems } = read(week, ['11/09/2026', ...rates(40)]);
  expect([rows, problems.map(({ code }) => code)]).toEqual([[], ['missing-titles']]);
  // Whole rates look like terms; the date is what no title has.
  const whole = read(['11/16/2026', ...aporYears], ['11/09/2026', ...rates(40)]);
  expect(whole.problems).toMatchObject([{ code: 'missing-titles', expected: 'Date' }]);
});

it('names the terms that a file lacks', () => {
  const { problems } = read(['Date', ...aporYears.slice(0, 48), '490'], week);
  expect(problems).toMatchObject([{ code: 'missing-titles', expected: '49, 50' }]);
});

it('refuses a decimal comma, which would multiply a rate by ten', () => {
  const { problems } = read(['Date', ...aporYears], ['11/16/2026', '6,1', ...rates(50).slice(1)]);
  expect(problems).toEqual([{ cell: 'B2', value: '6,1', code: 'not-a-rate' }]);
});

it('refuses weeks of years that have no rates', () => {
  const { problems } = read(['Date', ...aporYears], ['12/27/9999', ...rates(50)], ['01/03/1994', ...rates(50)]);
  expect(problems.map(({ cell, code }) => [cell, code])).toEqual([
    ['A2', 'implausible-date'],
    ['A3', 'implausible-date'],
  ]);
});
