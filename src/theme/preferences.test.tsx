import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setStoreOwner } from '../providers/store/stored-values';
import { startTheme } from './apply-theme';
import { pageDirection } from './direction';
import {
  defaultPreferences,
  getPreferences,
  readPreferences,
  resetPreferences,
  schemeEverywhere,
  setPreferences,
} from './preferences';

beforeEach(() => {
  localStorage.clear();
  setStoreOwner('');
});

describe('what was stored', () => {
  it.each([
    ['nothing', {}],
    [
      'values of another version',
      { schemes: { main: 'neon' }, mode: 'sepia', layout: 7, animations: 'yes', direction: null },
    ],
    ['other shapes', { schemes: 'teal', partModes: [], density: {} }],
  ])('falls back to the defaults where it is %s', (_what, raw) => {
    expect(readPreferences(raw)).toEqual(defaultPreferences);
  });

  it('is taken part by part, so that one unknown value costs only itself', () => {
    const look = readPreferences({ schemes: { main: 'plum', navbar: 'neon' }, partModes: { toolbar: 'dark' } });
    expect(look.schemes).toEqual({ ...schemeEverywhere('teal'), main: 'plum' });
    expect(look.partModes.toolbar).toBe('dark');
  });

  it('of the time before the parts still counts for a guest, until they choose again', () => {
    localStorage.setItem('emet.sys.look', JSON.stringify({ theme: 'dark', scheme: 'plum', density: 'compact' }));
    expect(getPreferences()).toMatchObject({
      mode: 'dark',
      schemes: schemeEverywhere('plum'),
      density: 'compact',
    });
    setPreferences({ mode: 'system' });
    expect(getPreferences()).toMatchObject({ mode: 'system', schemes: schemeEverywhere('plum'), density: 'compact' });
  });
});

describe('a choice', () => {
  it('is of the person who made it, and comes back with them', () => {
    setPreferences({ mode: 'light' });
    setStoreOwner('ann');
    setPreferences({ mode: 'dark' });
    setStoreOwner('ben');
    expect(getPreferences()).toEqual(defaultPreferences);
    setStoreOwner('ann');
    expect(getPreferences().mode).toBe('dark');
    setStoreOwner('');
    expect(getPreferences().mode).toBe('light');
  });

  it('that is the default is not kept, nor is anything after a reset', () => {
    setPreferences({ layout: 'boxed', footer: false });
    setPreferences({ layout: 'full' });
    expect(Object.keys(localStorage)).toEqual(['emet.kept./look.footer']);
    resetPreferences();
    expect(localStorage).toHaveLength(0);
  });

  it('is written on the page at once, with the sheet of tokens', () => {
    vi.stubGlobal('matchMedia', undefined);
    startTheme();
    setPreferences({ mode: 'dark', layout: 'container', animations: false, stickyToolbar: false });
    const { dataset } = document.documentElement;
    expect(dataset).toMatchObject({ theme: 'dark', layout: 'container', motion: 'off', toolbar: 'scrolls' });
    setPreferences({ partModes: { ...defaultPreferences.partModes, navbar: 'dark' } });
    expect(document.getElementById('tokens')?.textContent).toContain('[data-part="navbar"]{color-scheme:dark');
    resetPreferences();
    expect({ ...dataset }).toEqual({ density: 'comfortable', scrollbars: 'custom' });
    vi.unstubAllGlobals();
  });
});

it('runs the page as the language does, unless the person says otherwise', () => {
  expect([pageDirection('en'), pageDirection('ar')]).toEqual(['ltr', 'rtl']);
  setPreferences({ direction: 'rtl' });
  expect(pageDirection('en')).toBe('rtl');
  setPreferences({ direction: 'ltr' });
  expect(pageDirection('ar')).toBe('ltr');
});
