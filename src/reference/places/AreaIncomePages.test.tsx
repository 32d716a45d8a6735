import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { referenceCalls } from '../reference-calls';
import { AreaIncomeImportPage } from './AreaIncomeImportPage';

const row = { fips: '06037', state: 'CA', name: 'Los Angeles County', median: '106600' };
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

it('imports area median incomes with the day from which they apply', async () => {
  const importAreaIncomes = vi.fn(async () => check);
  stubCalls(referenceCalls, { importAreaIncomes });
  const { container, where } = renderInPortal(<AreaIncomeImportPage />, {
    at: '/main/admin/county/area-income/import',
  });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  // The day is not assumed.
  expect(input).toBeDisabled();
  await userEvent.click(screen.getByLabelText(/Applications received from/));
  await userEvent.paste('06/08/2026');
  await userEvent.tab();
  await vi.waitFor(() => expect(input).toBeEnabled());
  const file = new File(['a'], 'ami.csv', { type: 'text/csv' });
  await userEvent.upload(input, file);
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByText('$106,600')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apply changes' }));
  await vi.waitFor(() => expect(where()).toBe('/main/admin/county/area-income'));
  expect(importAreaIncomes).toHaveBeenLastCalledWith(file, { from: '2026-06-08', seen: 'd1' });
});
