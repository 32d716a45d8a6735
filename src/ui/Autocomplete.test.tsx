import { TextField } from '@mui/material';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';

it('shows its value and keeps the focus while its code loads', async () => {
  vi.resetModules();
  const { Autocomplete } = await import('./Autocomplete');
  renderInPortal(
    <Autocomplete
      options={['CA', 'NV']}
      value="CA"
      getOptionLabel={(code) => `State ${code}`}
      renderInput={(params) => <TextField {...params} label="State" />}
    />,
  );
  const waiting = screen.getByRole('combobox', { name: 'State' });
  expect(waiting).toHaveValue('State CA');
  waiting.focus();
  await waitFor(() => expect(waiting).not.toBeInTheDocument());
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveFocus();
});
