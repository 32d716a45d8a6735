import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKeys } from '../../access/session';
import { toSessionUser } from '../../access/user';
import { followOwner } from '../../providers/store/follow-owner';
import { startProfileSync } from '../../providers/store/profile-sync';
import { setStoreOwner } from '../../providers/store/stored-values';
import { fakeServer, tokenUntil } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { startTheme } from '../../theme/apply-theme';
import { defaultPreferences, getPreferences, schemeEverywhere, setPreferences } from '../../theme/preferences';
import { SettingsPanelProvider, useSettingsPanel } from './useSettingsPanel';

function Opener() {
  const { open } = useSettingsPanel();
  return (
    <button type="button" onClick={open}>
      Open
    </button>
  );
}

let stops: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  setStoreOwner('');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
});

function signIn(): void {
  const user = toSessionUser({ username: 'ann', settings: {}, profileVersion: 1 });
  localStorage.setItem(sessionKeys.token, tokenUntil(Date.now() + 600_000));
  localStorage.setItem(sessionKeys.user, JSON.stringify(user));
}

async function openPanel() {
  stops = [followOwner(), startProfileSync()];
  const user = userEvent.setup();
  renderInPortal(
    <SettingsPanelProvider>
      <Opener />
    </SettingsPanelProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, panel: await screen.findByRole('dialog', { name: 'Settings' }) };
}

it('lists layout, options, themes of page parts, scrollbars, animations and direction (SETTINGS-01)', async () => {
  const { panel } = await openPanel();
  expect(
    within(panel)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Theme', 'Color scheme']);
  expect(
    within(panel)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Layout style', 'Theme by area', 'Layout options', 'Density', 'Scrolling and motion', 'Direction']);
  for (const part of ['Main', 'Navigation', 'Toolbar', 'Footer']) {
    expect(within(panel).getByRole('combobox', { name: `${part}: light or dark` })).toBeVisible();
    expect(within(panel).getByRole('combobox', { name: `${part}: color scheme` })).toBeVisible();
  }
  expect(within(panel).getByRole('switch', { name: 'Custom scrollbars' })).toBeChecked();
  expect(within(panel).getByRole('switch', { name: 'Animations' })).toBeChecked();
});

describe('a choice', () => {
  // A save follows the last change after a pause, which no test waits for: a loaded machine makes it longer or shorter.
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const choosePlum = (panel: HTMLElement): void => {
    fireEvent.click(within(panel).getByRole('tab', { name: 'Color scheme' }));
    fireEvent.click(within(panel).getByRole('radio', { name: 'Plum' }));
  };
  const passMinute = () => act(() => vi.advanceTimersByTimeAsync(60_000));

  it('sets main, navbar, toolbar and footer with one color scheme (SETTINGS-03), without a call for guests', async () => {
    const seen = fakeServer(() => ({ json: {} }));
    const { panel } = await openPanel();
    expect(panel).toHaveTextContent('Saved in this browser.');
    choosePlum(panel);
    expect(getPreferences().schemes).toEqual(schemeEverywhere('plum'));
    await passMinute();
    expect(seen).toEqual([]);
  });

  it('is saved with one call (SETTINGS-05, SESSION-15)', async () => {
    signIn();
    const seen = fakeServer(() => ({ json: { user: { username: 'ann', settings: {}, profileVersion: 2 } } }));
    const { panel } = await openPanel();
    choosePlum(panel);
    expect(seen).toEqual([]);
    await passMinute();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/auth/user/update',
      body: { user: { settings: { 'look.schemes': schemeEverywhere('plum') } } },
    });
  });

  it('is confirmed as soon as it is saved (SETTINGS-05)', async () => {
    signIn();
    fakeServer(() => ({ json: { user: { username: 'ann', settings: {}, profileVersion: 2 } } }));
    const { panel } = await openPanel();
    choosePlum(panel);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByText('User data saved to JWT')).toBeVisible();
  });
});

it('shows why the profile could not be saved', async () => {
  signIn();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeServer(() => ({ status: 413, json: { code: 'too-large', message: 'Your settings are too large.' } }));
  const { user, panel } = await openPanel();
  await user.click(within(panel).getByRole('switch', { name: 'Show the footer' }));
  expect(await screen.findByText('Your settings are too large.')).toBeVisible();
  expect(getPreferences().footer).toBe(false);
});

it('sets the theme of a single part', async () => {
  startTheme();
  const { user, panel } = await openPanel();
  await user.click(within(panel).getByRole('combobox', { name: 'Navigation: light or dark' }));
  await user.click(await screen.findByRole('option', { name: 'Dark' }));
  expect(getPreferences().partModes).toEqual({ navbar: 'dark', toolbar: 'page', footer: 'page' });
  expect(document.getElementById('tokens')?.textContent).toContain('[data-part="navbar"]{color-scheme:dark');
});

it('resets to the lender’s defaults', async () => {
  act(() => setPreferences({ mode: 'dark', layout: 'boxed', direction: 'rtl', animations: false }));
  const { user, panel } = await openPanel();
  await user.click(within(panel).getByRole('switch', { name: 'Collapse the navigation' }));
  await user.click(within(panel).getByRole('button', { name: 'Reset to the lender’s defaults' }));
  expect(getPreferences()).toEqual(defaultPreferences);
  expect(within(panel).getByRole('switch', { name: 'Collapse the navigation' })).not.toBeChecked();
  expect(within(panel).getByRole('radio', { name: 'Full width' })).toBeChecked();
});

it('works by keyboard, closes with Escape and returns the focus', async () => {
  const { user, panel } = await openPanel();
  await user.click(within(panel).getByRole('radio', { name: 'Comfortable' }));
  await user.keyboard('{ArrowRight}');
  expect(getPreferences().density).toBe('compact');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
