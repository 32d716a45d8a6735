import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { importCodes } from '../../../domain/records/import/table-import';
import { cells } from '../../i18n/en/programs';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { referenceCalls } from '../reference-calls';
import { LimitsImportPage } from './LimitsImportPage';

const general = { source: 'a file', counties: 2, ceiling: [], fhaFloor: [] };
const years = [
  { ...general, year: 2026, from: '2026-01-01', inForce: true, baseline: [832_750, 1_066_250, 1_288_800, 1_601_750] },
  { ...general, year: 2025, from: '2025-01-01', inForce: false, baseline: [806_500, 1_032_650, 1_248_150, 1_551_250] },
];
const row = { state: 'AL', fips: '01001', name: 'Autauga County', gse: '832750', fha: '541287', va: '832750' };
const check = {
  comparedWith: '2025',
  rows: 2,
  problems: [],
  problemCount: 0,
  form: [],
  added: [],
  removed: [],
  same: 1,
  seen: 'd1',
};

const figure = (name: RegExp) => screen.getByRole('textbox', { name });
async function enter(box: HTMLElement, value: string) {
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(value);
  await userEvent.tab();
}

it('has a text for each problem of a cell', () => {
  expect(Object.keys(cells.codes)).toEqual(expect.arrayContaining([...importCodes]));
});

it('fills in the figures of a known year, and none of another year', async () => {
  stubCalls(referenceCalls, { limitYears: async () => years });
  renderInPortal(<LimitsImportPage />);
  expect(await screen.findByRole('textbox', { name: /^Year/ })).toHaveValue('2026');
  expect(figure(/3 units/)).toHaveValue('1,288,800');
  await enter(figure(/^Year/), '2025');
  expect(figure(/1 unit/)).toHaveValue('806,500');
  await enter(figure(/^Year/), '2027');
  expect(figure(/1 unit/)).toHaveValue('');
  expect(figure(/In effect from/)).toHaveValue('01/01/2027');
  await enter(figure(/1 unit/), '$850,000.00');
  expect(figure(/1 unit/)).toHaveValue('850,000');
  await enter(figure(/^Year/), '2028');
  expect(figure(/1 unit/)).toHaveValue('850,000');
  await enter(figure(/1 unit/), '83275000');
  expect(figure(/1 unit/)).toHaveAccessibleDescription(/9,999,999/);
});

it('shows the differences of a file, and applies them with the digest of the check', async () => {
  const form = [{ name: 'from', before: '2026-01-01', after: '2026-01-15' }];
  const importLimits = vi.fn(async () => ({
    ...check,
    form,
    changed: [{ before: { ...row, gse: '806500' }, after: row }],
  }));
  stubCalls(referenceCalls, { limitYears: async () => years, importLimits });
  const { container, where } = renderInPortal(<LimitsImportPage />, { at: '/main/admin/county/import' });
  await screen.findByRole('textbox', { name: /^Year/ });
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Check file' })).toBeEnabled());
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  const file = new File(['a'], 'limits.csv', { type: 'text/csv' });
  await userEvent.upload(input, file);
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByText('The file compared with 2025. Nothing has been changed yet.')).toBeVisible();
  expect(screen.getByText('$806,500')).toBeVisible();
  expect(screen.getByText('Autauga County')).toBeVisible();
  expect(screen.getByRole('row', { name: /^In effect from/ })).toHaveTextContent('01/01/26 01/15/26');
  await userEvent.click(screen.getByRole('button', { name: 'Apply changes' }));
  await vi.waitFor(() => expect(where()).toBe('/main/admin/county'));
  expect(importLimits).toHaveBeenLastCalledWith(file, expect.objectContaining({ year: 2026, seen: 'd1' }));
});
