import { FormControl, InputLabel, OutlinedInput } from '@mui/material';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectChevron } from '../../theme/SelectChevron';

/** React forgets what waits for code unless what the user does is awaited. */
const does = (what: () => Promise<unknown>): Promise<void> => act(async () => void (await what()));

interface Choice {
  readonly value: string | string[];
  readonly multiple?: boolean;
  readonly renderValue?: (value: string) => string;
}

/** Shows a select as MUI does in a build. Its menu loads when `load` is called. */
async function showWaiting(choice: Choice) {
  vi.resetModules();
  let load = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    load = resolve;
  });
  vi.doMock('../../ui/overlay-parts', async (original) => {
    await allowed;
    return original();
  });
  const { default: LateSelectInput } = await import('./select-input');
  const { preloadOverlays } = await import('../../ui/overlays');
  const { MenuItem } = await import('@mui/material');
  const { renderInPortal } = await import('../../testing/renderInPortal');
  const select = (
    <FormControl>
      <InputLabel id="year-label">Year</InputLabel>
      <OutlinedInput
        inputComponent={LateSelectInput as never}
        inputProps={{
          ...{ IconComponent: SelectChevron, labelId: 'year-label', name: 'year', variant: 'outlined', ...choice },
          children: ['2025', '2026', '2027'].map((year) => (
            <MenuItem key={year} value={year}>
              Year {year}
            </MenuItem>
          )),
        }}
        value={choice.value}
      />
    </FormControl>
  );
  await does(async () => renderInPortal(select));
  const waiting = screen.getByRole('combobox');
  return {
    waiting,
    loaded: async () => {
      load();
      await does(preloadOverlays);
      await waitFor(() => expect(waiting).not.toBeInTheDocument());
      return screen.getByRole('combobox', { hidden: true });
    },
  };
}

it.each<[Choice, string]>([
  [{ value: '2026' }, 'Year 2026'],
  [{ value: ['2025', '2027'], multiple: true }, 'Year 2025, Year 2027'],
  [{ value: '2026', renderValue: (year: string) => `FY ${year}` }, 'FY 2026'],
])('shows the value of %j before its menu is there', async (choice, text) => {
  const { waiting, loaded } = await showWaiting(choice);
  expect(waiting).toHaveTextContent(text);
  const name = waiting.getAttribute('aria-labelledby');
  const select = await loaded();
  expect(select).toHaveTextContent(text);
  expect(select).toHaveAttribute('aria-labelledby', name);
});

it('opens when its menu is there, if it was asked for', async () => {
  const { waiting, loaded } = await showWaiting({ value: '2026' });
  await does(() => userEvent.click(waiting));
  await loaded();
  expect(await screen.findByRole('option', { name: 'Year 2026' })).toHaveFocus();
});

it('stays closed, with the focus, after Escape', async () => {
  const { waiting, loaded } = await showWaiting({ value: '2026' });
  await does(async () => waiting.focus());
  await does(() => userEvent.keyboard('{Enter}{Escape}'));
  expect(await loaded()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});
