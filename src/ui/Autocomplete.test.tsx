import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** React forgets what waits for code unless what the user does is awaited. */
const does = (what: () => Promise<unknown>): Promise<void> => act(async () => void (await what()));

/** Shows a state to choose. Its code loads when `load` is called. */
async function showWaiting(onBlur = vi.fn()) {
  vi.resetModules();
  let load = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    load = resolve;
  });
  vi.doMock('./overlay-parts', async (original) => {
    await allowed;
    return original();
  });
  const { Autocomplete } = await import('./Autocomplete');
  const { preloadOverlays } = await import('./overlays');
  const { TextField } = await import('@mui/material');
  const { renderInPortal } = await import('../testing/renderInPortal');
  function StateInput() {
    const [state, setState] = useState<string | null>('CA');
    return (
      <>
        <Autocomplete
          options={['CA', 'NV', 'NY']}
          value={state}
          onChange={(_, chosen) => setState(chosen)}
          onBlur={onBlur}
          getOptionLabel={(code) => `State ${code}`}
          renderInput={(params) => <TextField {...params} label="State" />}
        />
        <button type="button">Next</button>
      </>
    );
  }
  await does(async () => renderInPortal(<StateInput />));
  const waiting = screen.getByRole('combobox', { name: 'State' });
  return {
    waiting,
    loaded: async () => {
      load();
      await does(preloadOverlays);
      await waitFor(() => expect(waiting).not.toBeInTheDocument());
      return screen.getByRole('combobox', { name: 'State' });
    },
  };
}

beforeEach(() => localStorage.clear());

describe('an autocomplete while its code loads', () => {
  it('shows its value and keeps the focus', async () => {
    const { waiting, loaded } = await showWaiting();
    expect(waiting).toHaveValue('State CA');
    waiting.focus();
    const input = await loaded();
    expect(input).toHaveFocus();
    expect(input).toHaveValue('State CA');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('takes what is typed, and lists what matches when it is there', async () => {
    const { waiting, loaded } = await showWaiting();
    await does(() => userEvent.click(waiting));
    await does(() => userEvent.keyboard('state n'));
    expect(waiting).toHaveValue('state n');
    const input = await loaded();
    expect(input).toHaveFocus();
    expect(input).toHaveValue('state n');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['State NV', 'State NY']);
    await does(() => userEvent.keyboard('y{ArrowDown}{Enter}'));
    expect(input).toHaveValue('State NY');
  });

  it('opens its list afterwards if it was clicked', async () => {
    const { waiting, loaded } = await showWaiting();
    await does(() => userEvent.click(waiting));
    await loaded();
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('leaves the focus where the user went meanwhile', async () => {
    const onBlur = vi.fn();
    const { waiting, loaded } = await showWaiting(onBlur);
    await does(() => userEvent.click(waiting));
    await does(() => userEvent.keyboard('state n'));
    await does(() => userEvent.click(screen.getByRole('button', { name: 'Next' })));
    await loaded();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
