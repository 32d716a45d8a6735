import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readUser, saveSession } from '../../access/session';
import { toSessionUser } from '../../access/user';
import { type FakeAnswer, fakeServer, tokenUntil } from '../../testing/fake-server';
import { followOwner } from './follow-owner';
import { type Save, saveBeforeSignOut, startProfileSync, subscribeSaves } from './profile-sync';
import { readStored, setStoreOwner, unsavedOf, writeStored } from './stored-values';

const PATH = '/api/auth/user/update';
const token = tokenUntil(Date.now() + 600_000);
let stops: (() => void)[] = [];
let saves: Save[] = [];

/** A server that stores the profile like the real one, except for what `refuse` rejects. */
function profileServer(refuse: (settings: Record<string, unknown>) => FakeAnswer | null = () => null) {
  let settings: Record<string, unknown> = {};
  let version = 1;
  return fakeServer(({ body }) => {
    const sent = (body as { user: { settings: Record<string, unknown> } }).user.settings;
    const refusal = refuse(sent);
    if (refusal) return refusal;
    version += 1;
    settings = { ...settings, ...sent };
    return { json: { user: { username: 'ann', settings, profileVersion: version } } };
  });
}

const signIn = (settings: object, profileVersion = 1) =>
  saveSession(token, toSessionUser({ username: 'ann', settings, profileVersion }));

beforeEach(() => {
  localStorage.clear();
  setStoreOwner('');
  vi.useFakeTimers();
  saves = [];
  stops = [followOwner(), subscribeSaves((save) => saves.push(save)), startProfileSync()];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const quiet = () => vi.advanceTimersByTimeAsync(1000);

it('makes no call for a guest (SETTINGS-04)', async () => {
  const seen = profileServer();
  writeStored('look.mode', 'dark');
  await quiet();
  window.dispatchEvent(new Event('pagehide'));
  expect(seen).toEqual([]);
  expect(readStored('look.mode')).toBe('dark');
});

describe('for a signed-in user', () => {
  it('saves consecutive changes with one call (SETTINGS-05), and applies the answer', async () => {
    const seen = profileServer();
    signIn({ density: 'compact' });
    expect(readStored('density')).toBe('compact');
    writeStored('look.mode', 'dark');
    writeStored('columns', ['a']);
    writeStored('density', undefined);
    await quiet();
    expect(seen.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: PATH,
        body: { user: { settings: { 'look.mode': 'dark', columns: ['a'], density: null } } },
      },
    ]);
    expect(unsavedOf('ann')).toEqual({});
    expect(readUser()?.data.profileVersion).toBe(2);
    expect(saves).toEqual([{ keys: ['look.mode', 'columns', 'density'], failure: null }]);
  });

  it('sends recent pages with the next change instead of separately', async () => {
    const seen = profileServer();
    signIn({});
    await quiet();
    writeStored('store.recent.pages', ['home']);
    await quiet();
    expect(seen).toEqual([]);
    writeStored('columns', ['a']);
    writeStored('store.recent.pages', ['pipeline', 'home']);
    await quiet();
    expect(seen.map(({ body }) => body)).toEqual([
      { user: { settings: { 'store.recent.pages': ['pipeline', 'home'], columns: ['a'] } } },
    ]);
  });

  it('writes nothing when a page only records itself as recent, until the user signs out', async () => {
    const seen = profileServer();
    signIn({});
    writeStored('store.recent.pages', ['home']);
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    await quiet();
    window.dispatchEvent(new Event('pagehide'));
    stops.push(startProfileSync());
    await quiet();
    expect(seen).toEqual([]);
    await saveBeforeSignOut();
    expect(seen.map(({ body }) => body)).toEqual([{ user: { settings: { 'store.recent.pages': ['home'] } } }]);
  });

  it('does not repeat a save of a page that closed before its answer', async () => {
    const seen = profileServer();
    signIn({ density: 'compact' });
    writeStored('columns', ['a']);
    writeStored('density', undefined);
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toHaveLength(1);
    signIn({ columns: ['a'] }, 2);
    expect(unsavedOf('ann')).toEqual({});
    await quiet();
    expect(seen).toHaveLength(1);
  });

  it('does not save values that came from the profile', async () => {
    const seen = profileServer();
    signIn({ columns: ['a'] });
    await quiet();
    expect(seen).toEqual([]);
  });

  it('retries after a server outage without losing changes', async () => {
    let away = true;
    const seen = profileServer(() => (away ? { status: 503, json: {} } : null));
    signIn({});
    writeStored('columns', ['a']);
    await quiet();
    expect(unsavedOf('ann')).toEqual({ columns: ['a'] });
    away = false;
    window.dispatchEvent(new Event('online'));
    await quiet();
    expect(seen).toHaveLength(2);
    expect(unsavedOf('ann')).toEqual({});
  });

  it('is not blocked by a single value that is too large', async () => {
    profileServer((sent) =>
      'views' in sent ? { status: 413, json: { code: 'too-large', message: 'Too much.' } } : null,
    );
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    signIn({});
    writeStored('views', 'x');
    writeStored('columns', ['a']);
    await quiet();
    expect(readUser()?.data.settings).toEqual({ columns: ['a'] });
    expect(saves.map(({ keys, failure }) => [keys.join(), failure?.message])).toEqual([
      ['views', 'Too much.'],
      ['columns', undefined],
    ]);
    expect(readStored('views')).toBe('x');
    writeStored('columns', ['b']);
    await quiet();
    expect(saves.at(-1)).toEqual({ keys: ['columns'], failure: null });
    expect(saves).toHaveLength(3);
  });

  it('saves before sign-out, but waits at most three seconds', async () => {
    const seen = profileServer();
    signIn({});
    writeStored('columns', ['a']);
    await saveBeforeSignOut();
    expect(seen).toHaveLength(1);
    let giveUp = (_: Error): void => undefined;
    vi.stubGlobal('fetch', () => new Promise((_, fail) => (giveUp = fail)));
    writeStored('columns', ['b']);
    const done = vi.fn();
    void saveBeforeSignOut().then(done);
    await vi.advanceTimersByTimeAsync(3000);
    expect(done).toHaveBeenCalledOnce();
    giveUp(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(unsavedOf('ann')).toEqual({ columns: ['b'] });
  });

  it('saves again after a restart, although the last save is still without an answer', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    signIn({});
    writeStored('columns', ['a']);
    await quiet();
    stops.pop()?.();
    const seen = profileServer();
    stops.push(startProfileSync());
    await quiet();
    expect(seen.map(({ body }) => body)).toEqual([{ user: { settings: { columns: ['a'] } } }]);
    expect(unsavedOf('ann')).toEqual({});
  });

  it('sends pending changes when the page closes', async () => {
    const seen = profileServer();
    signIn({});
    writeStored('columns', ['a']);
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen[0]?.body).toEqual({ user: { settings: { columns: ['a'] } } });
    expect(seen[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  it('keeps the newer profile if a save overtakes a renewal', async () => {
    profileServer();
    signIn({ columns: ['old'] });
    writeStored('columns', ['new']);
    await quiet();
    signIn({ columns: ['old'] });
    expect(readStored('columns')).toEqual(['new']);
    expect(readUser()?.data.settings).toEqual({ columns: ['new'] });
  });
});
