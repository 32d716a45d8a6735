import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { limitsImport } from '../../../domain/reference/limits-import';
import { renderInPortal } from '../../testing/renderInPortal';
import { CheckedFile } from './CheckedFile';

const row = (fips: string) => ({ fips });

function show(removed: number, same: number) {
  const check = {
    ...{
      comparedWith: '2026',
      rows: same,
      problems: [],
      problemCount: 0,
      form: [],
      added: [],
      changed: [],
      same,
      seen: 'x',
    },
    removed: Array.from({ length: removed }, (_, at) => row(`${at}`)),
  };
  const actions = { applying: false, error: null, onApply: vi.fn(), onCancel: vi.fn() };
  renderInPortal(<CheckedFile check={check} table={limitsImport} labelOf={(column) => column} {...actions} />);
  return actions;
}

it('warns that a file removes most rows of the table, and asks again before it is applied', async () => {
  const { onApply } = show(3, 1);
  expect(await screen.findByText(/The file removes 3 of the 4 rows of 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apply changes' }));
  expect(onApply).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog', { name: '3 rows removed' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply changes' }));
  expect(onApply).toHaveBeenCalledOnce();
});

it('does not warn of a file that removes a few', async () => {
  show(1, 3);
  expect(await screen.findByRole('button', { name: 'Apply changes' })).toBeVisible();
  expect(screen.queryByText(/The file removes/)).toBeNull();
});
