import { beforeEach, expect, it, vi } from 'vitest';
import { clearBrowserData } from './clear-browser-data';
import { clearSession, saveSession } from './session';
import { toSessionUser } from './user';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = (storage: Storage) => Object.keys(storage).sort();

/** The only keys that may stay; a new one must be added here with a reason. */
const allowed = [
  'PAGE_LAZY_RELOADED',
  'emet.kept.ann/language',
  'emet.kept.ann/look.mode',
  'emet.kept.ann/store.nav.folded',
  'emet.lender',
  'emet.sys.language',
  'emet.sys.look',
];

it('removes everything except preferences from local storage, also keys that it does not know', () => {
  saveSession('a.b.c', toSessionUser({ username: 'ann' }));
  const others = [
    'emet.kept.ann/recent.loans',
    'emet.kept.ann/store.pipeline.views',
    'emet.kept.ben/bookmarks',
    'emet.unsaved.ann',
    'emet.version.ann',
    'emet.sys.used',
    'draft.of.a.form',
    'RaStoreCRM.loans',
    'emet.sys.languages',
  ];
  for (const key of [...allowed, ...others]) localStorage.setItem(key, JSON.stringify('Homer Lindqvist'));
  clearSession();
  expect(stored(localStorage)).toEqual(allowed);
});

it('removes what this window remembered, except what the sign-in needs', () => {
  for (const key of ['draft', 'scroll', 'emet.sys.return', 'emet.sys.verification']) sessionStorage.setItem(key, '1');
  clearSession('expired');
  expect(stored(sessionStorage)).toEqual(['emet.sys.notice', 'emet.sys.return', 'emet.sys.verification']);
  clearSession();
  expect(stored(sessionStorage)).toEqual(['emet.sys.verification']);
});

it('removes databases and caches', async () => {
  const deleteDatabase = vi.fn();
  const deleteCache = vi.fn(async () => true);
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'loans' }], deleteDatabase });
  vi.stubGlobal('caches', { keys: async () => ['pages'], delete: deleteCache });
  clearBrowserData();
  await vi.waitFor(() => expect(deleteCache).toHaveBeenCalledWith('pages'));
  expect(deleteDatabase).toHaveBeenCalledWith('loans');
  vi.unstubAllGlobals();
});
