import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Shows a button that opens a menu. The code of the menu is what `parts` resolves to. */
async function showMenu(parts: (original: () => Promise<object>) => Promise<object>) {
  vi.resetModules();
  vi.doMock('./overlay-parts', (original) => parts(original<object>));
  // All of the same instance, as in a browser that has just loaded the page.
  const { Menu, MenuItem, preloadOverlays } = await import('./overlays');
  const { PageErrorBoundary } = await import('../shell/states/PageErrorBoundary');
  const { renderInPortal } = await import('../testing/renderInPortal');
  const { leave } = await import('../access/leave');
  const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
  function MenuButton() {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          More
        </button>
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem>Export</MenuItem>
        </Menu>
      </>
    );
  }
  const { unmount } = renderInPortal(
    <PageErrorBoundary resetKey="">
      <MenuButton />
    </PageErrorBoundary>,
  );
  return { reload, unmount, preloadOverlays };
}

/** React forgets what waits for code unless what the user does is awaited. */
const does = (what: () => Promise<unknown>): Promise<void> => act(async () => void (await what()));

const click = () => does(() => userEvent.click(screen.getByRole('button', { name: 'More' })));

/** Clicks the button, and waits for what it loads. */
async function open(): Promise<void> {
  await click();
  await does(() => vi.dynamicImportSettled());
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('opens a menu when its code is there', async () => {
  await showMenu((original) => original());
  await open();
  expect(await screen.findByRole('menuitem', { name: 'Export' })).toBeVisible();
});

it('does not open what Escape has taken back while it loaded', async () => {
  let load = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    load = resolve;
  });
  const { preloadOverlays } = await showMenu(async (original) => {
    await allowed;
    return original();
  });
  await click();
  await does(() => userEvent.keyboard('{Escape}'));
  load();
  await does(preloadOverlays);
  expect(screen.queryByRole('menu')).toBeNull();
  await open();
  expect(await screen.findByRole('menu')).toBeVisible();
});

it('reloads the browser once if its code is missing, then shows the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = () => Promise.reject(new Error('gone'));
  const before = await showMenu(missing);
  await open();
  await waitFor(() => expect(before.reload).toHaveBeenCalledOnce());
  before.unmount();
  const after = await showMenu(missing);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the portal didn’t load');
  expect(after.reload).not.toHaveBeenCalled();
});

it('does not reload the browser for what is loaded ahead', async () => {
  const { reload, preloadOverlays } = await showMenu(() => Promise.reject(new Error('gone')));
  await preloadOverlays();
  expect(reload).not.toHaveBeenCalled();
});
