import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { LimitsImportPage } from './LimitsImportPage';

it('formats amounts on blur, and shows errors under them', async () => {
  const person = userEvent.setup();
  renderInPortal(<LimitsImportPage />);
  expect(screen.getByRole('textbox', { name: /^Year/ })).toHaveValue('2026');
  const baseline = screen.getByRole('textbox', { name: /1 unit/ });
  expect(baseline).toHaveValue('832,750');
  await person.clear(baseline);
  await person.type(baseline, '$840,100.00');
  await person.tab();
  expect(baseline).toHaveValue('840,100');
  await person.clear(baseline);
  expect(screen.getByText('Required')).toBeVisible();
  await person.type(baseline, '83275000');
  await person.tab();
  expect(baseline).toHaveValue('83,275,000');
  expect(baseline).toHaveAccessibleDescription('Enter a smaller value.');
});
