import { tableImport } from '../records/import/table-import';
import type { RecordFields } from '../records/record-fields';
import { areaIncomeFields } from './area-income-fields';

/** The first day of the applications that a file applies to. The agencies announce it each year; its year names the table. */
const form = { from: { kind: 'date', required: true } } as const satisfies RecordFields;

/** The year that a file is stored under. */
export const yearOf = (from: string): number => Number(from.slice(0, 4));

const { fips, state, name, median } = areaIncomeFields;

/** The area median incomes of all counties in a year. */
export const areaIncomeImport = tableImport({
  form,
  key: ['fips'],
  maxRows: 4000,
  columns: {
    fips: {
      ...fips,
      title: 'FIPS',
      aliases: ['Complete FIPS', 'FIPS Code'],
      unreadable: 'not-a-fips',
      digits: 5,
      pattern: /^\d{5}$/,
    },
    state: { ...state, title: 'State', unreadable: 'not-a-state', pattern: /^[A-Z]{2}$/ },
    name: { ...name, title: 'County Name', aliases: ['County'], unreadable: 'not-a-name' },
    median: { ...median, title: 'Area Median Income', aliases: ['AMI', 'Median Income'], unreadable: 'not-an-income' },
  },
});
