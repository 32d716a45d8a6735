import { describe, expect, it } from 'vitest';
import type { Sheet } from '../records/sheet';
import { sheetChanges } from './rate-sheet-changes';
import { checkRateSheets } from './rate-sheet-import';

const programs = [
  { lLpTemplateId: 'id-1', name: 'Fixed 30' },
  { lLpTemplateId: 'id-2', name: 'Fixed 15' },
];
const HEAD = ['Program', 'Rate', '15 days', '30 days', '45 days'];
const sheet = (rows: readonly (readonly string[])[], name = 'Rates'): Sheet => ({ name, rows: [HEAD, ...rows] });
const problemsOf = (...sheets: Sheet[]) =>
  checkRateSheets(sheets, programs).problems.map((one) => `${one.sheet}!${one.cell} ${one.code}`);

describe('a file of rates', () => {
  it('becomes one sheet for each program, its rates in order', () => {
    const { sheets, problems, rows } = checkRateSheets(
      [
        sheet([
          ['Fixed 30', '6.250', '100.5', '100.375', '100.25'],
          ['fixed 30', '6.125%', '100', '99.875', '99.75'],
        ]),
      ],
      programs,
    );
    expect(problems).toEqual([]);
    expect(rows).toBe(2);
    expect(sheets).toEqual([
      {
        lLpTemplateId: 'id-1',
        lockPeriods: [15, 30, 45],
        rates: [6125, 6250],
        prices: [
          [100_000, 100_500],
          [99_875, 100_375],
          [99_750, 100_250],
        ],
      },
    ]);
  });

  it('reports every invalid cell', () => {
    expect(
      problemsOf(
        sheet([
          ['Fixed 30', '6.125', '100', '99.875', '99.75'],
          ['Fixed 31', '6.25', '100', '99.875', '99.75'],
          ['Fixed 30', '6.13', '100', '9987', ''],
          ['Fixed 30', '61.25', '100', 'x', '99.75'],
          ['Fixed 30', '6.125', '101', '101', '101', 'note'],
          ['', '6.5', '99', '99', '99.75'],
          ['Fixed 30', '6.625', '99', '101', '101'],
        ]),
      ),
    ).toEqual([
      'Rates!A3 unknown-program',
      'Rates!B4 rate-step',
      'Rates!D4 price-range',
      'Rates!E4 not-a-price',
      'Rates!B5 rate-range',
      'Rates!D5 not-a-price',
      'Rates!F6 extra-cell',
      'Rates!A7 missing-program',
      'Rates!B6 duplicate-rate',
      'Rates!C8 price-falls',
    ]);
  });

  it('reports missing, unknown and duplicate columns', () => {
    const head = ['Program', 'Note rate', '15', '30-day', '30 days', '60 days'];
    expect(problemsOf({ name: 'Rates', rows: [head] })).toEqual([
      'Rates!E1 duplicate-column',
      'Rates!F1 unknown-column',
      'Rates!G1 missing-column',
    ]);
    expect(problemsOf({ name: 'Rates', rows: [] })).toEqual(['Rates!A1 no-rows']);
  });

  it('reports once that the column for the program is missing, unless the sheets are named after programs', () => {
    const [, ...head] = HEAD;
    const rows = [head, ['6.125', '100', '99.875', '99.75'], ['6.25', '100', '100', '100']];
    const { problems } = checkRateSheets([{ name: 'rates-november', rows }], programs);
    expect(problems).toEqual([
      { sheet: 'rates-november', cell: 'E1', code: 'missing-column', value: '', expected: 'Program' },
    ]);
    const named = { name: 'Fixed 30', rows };
    expect(problemsOf(named, { name: 'Fixed 51', rows: rows.slice(0, 2) })).toEqual(['Fixed 51!A2 unknown-program']);
  });

  it('may have a sheet for each program, and one program on one sheet only', () => {
    const [, ...head] = HEAD;
    const own = { name: 'Fixed 15', rows: [head, ['6.125', '100', '99.875', '99.75']] };
    expect(problemsOf(own)).toEqual([]);
    expect(problemsOf(own, sheet([['Fixed 15', '6.25', '100', '100', '100']]))).toEqual(['Rates!A2 program-twice']);
  });

  it("accepts a spreadsheet's representation of a number, but nothing that would be rounded", () => {
    expect(problemsOf(sheet([['Fixed 30', '6.1250000000000009', '100', '99.875', '99.75']]))).toEqual([]);
    expect(problemsOf(sheet([['Fixed 30', '6.125', '100.0004', '99.875', '99.75']]))).toEqual(['Rates!C2 not-a-price']);
  });
});

it('shows the changes of a sheet to the one in force', () => {
  const before = {
    lockPeriods: [15, 30],
    rates: [6000, 6125],
    prices: [
      [99_000, 99_500],
      [98_875, 99_375],
    ],
  };
  const after = {
    lockPeriods: [15, 30],
    rates: [6125, 6250],
    prices: [
      [99_625, 100_000],
      [99_375, 99_875],
    ],
  };
  expect(sheetChanges(before, after)).toEqual({
    addedRates: [6250],
    removedRates: [6000],
    changed: 1,
    same: 1,
    biggest: { rate: 6125, days: 15, before: 99_500, after: 99_625 },
  });
});
