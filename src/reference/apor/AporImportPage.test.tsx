import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aporColumn, aporYears } from '../../../domain/pricing/apor-import';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { referenceCalls } from '../reference-calls';
import { AporImportPage } from './AporImportPage';

const row = { week: '2026-11-16', ...Object.fromEntries(aporYears.map((years) => [aporColumn(years), '6.120'])) };
const check = {
  comparedWith: '',
  rows: 1,
  problems: [],
  problemCount: 0,
  form: [],
  added: [row],
  changed: [],
  removed: [],
  same: 0,
  seen: 'd1',
};

it('shows the usual terms of each new week, and applies the file to the chosen table', async () => {
  const importApor = vi.fn(async () => check);
  stubCalls(referenceCalls, { importApor });
  const { container } = renderInPortal(<AporImportPage />, { at: '/main/admin/program/apor/import' });
  await screen.findByText(/YieldTableFixed/);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  expect(input.accept).toContain('.txt');
  const file = new File(['a'], 'YieldTableFixed.txt', { type: 'text/plain' });
  await userEvent.upload(input, file);
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
  expect(
    await screen.findByText('There’s no table yet, so every row is new. Nothing has been changed yet.'),
  ).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Week of',
    '1 year',
    '3 years',
    '5 years',
    '7 years',
    '10 years',
    '15 years',
    '20 years',
    '30 years',
  ]);
  // Not marked as changed: the whole row is new.
  expect(container.querySelector('ins')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Apply changes' }));
  await vi.waitFor(() => expect(importApor).toHaveBeenLastCalledWith(file, { rateTable: 'fixed', seen: 'd1' }));
});
