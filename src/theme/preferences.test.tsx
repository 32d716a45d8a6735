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

describe('stored preferences', () => {
  it.each([
    ['nothing', {}],
    [
      'values of another version',
      { schemes: { main: 'neon' }, mode: 'sepia', layout: 7, animations: 'yes', direction: null },
    ],
    ['other shapes', { schemes: 'teal', partModes: [], density: {} }],
  ])('use the defaults if they contain %s', (_what, raw) => {
    expect(readPreferences(raw)).toEqual(defaultPreferences);
  });

  it('are read individually, so that an unknown value resets only itself', () => {
    const look = readPreferences({ schemes: { main: 'plum', navbar: 'neon' }, partModes: { toolbar: 'dark' } });
    expect(look.schemes).toEqual({ ...schemeEverywhere('teal'), main: 'plum' });
    expect(look.partModes.toolbar).toBe('dark');
  });

  it('from before themes by part still apply to guests, until they choose again', () => {
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

describe('a selected preference', () => {
  it('belongs to the user and returns with them', () => {
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

  it('is not stored if it is the default or after a reset', () => {
    setPreferences({ layout: 'boxed', footer: false });
    setPreferences({ layout: 'full' });
    expect(Object.keys(localStorage)).toEqual(['emet.kept./look.footer']);
    resetPreferences();
    expect(localStorage).toHaveLength(0);
  });

  it('is applied to the page at once, with the token style sheet', () => {
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

it('follows the direction of the language, unless the user overrides it', () => {
  expect([pageDirection('en'), pageDirection('ar')]).toEqual(['ltr', 'rtl']);
  setPreferences({ direction: 'rtl' });
  expect(pageDirection('en')).toBe('rtl');
  setPreferences({ direction: 'ltr' });
  expect(pageDirection('ar')).toBe('ltr');
});
