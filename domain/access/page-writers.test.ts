import { expect, it } from 'vitest';
import { pageWriters } from './page-writers';

const record = (role: string, isPml: boolean, loanStatusPermissions: readonly string[]) => ({
  ...{ role, isPml, loanStatusPermissions },
  menuPermissions: [11, 31],
});
const records = [
  record('Processor', false, ['0', '4']),
  record('Legal Auditor', false, ['0', '4']),
  record('PML Loan Officer', true, ['0']),
];
const letter = (role: string, value: 'r' | 'w') => ({ role, connectPortal: '/app', letter: value });
const letters = [letter('Processor', 'w'), letter('Legal Auditor', 'r'), letter('PML Loan Officer', 'w')];
const writers = (status: string, isPml: boolean) =>
  pageWriters(records, letters, { page: 'application', status, isPml });

it('names the roles of the reader’s side that write on the page in the status', () => {
  expect(writers('0', false)).toEqual(['Processor']);
  expect(writers('0', true)).toEqual(['PML Loan Officer']);
});

it('names roles of the lender where no role outside may write', () => {
  expect(writers('4', true)).toEqual(['Processor']);
  expect(writers('6', true)).toEqual([]);
});
