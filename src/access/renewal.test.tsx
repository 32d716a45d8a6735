import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer, tokenUntil } from '../testing/fake-server';
import { interruptedUser } from './interruption';
import { leave } from './leave';
import { keepSessionAlive } from './renewal';
import {
  clearSession,
  readLogoutReason,
  readToken,
  readUser,
  reportRefusal,
  saveSession,
  subscribeSession,
} from './session';
import { useUnsaved } from './unsaved';
import { toSessionUser } from './user';

const MINUTE = 60_000;
let stop: () => void;

function start(left: number, answer: FakeAnswer = {}) {
  saveSession(tokenUntil(Date.now() + left), toSessionUser({ username: 'ann' }));
  const seen = fakeServer(() => answer);
  const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
  stop = keepSessionAlive();
  return { seen, to };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('token renewal', () => {
  it('renews the token silently shortly before it expires', async () => {
    const fresh = tokenUntil(Date.now() + 30 * MINUTE);
    const { seen, to } = start(15 * MINUTE, { json: { user: { username: 'ann' }, access_token: fresh } });
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    expect(seen).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1.5 * MINUTE);
    expect(seen.map(({ path }) => path)).toEqual(['/api/auth/access-token']);
    expect(readToken()).toBe(fresh);
    expect(to).not.toHaveBeenCalled();
  });

  it('fetches the letters again after a refusal, at most once a minute', async () => {
    const renewed = {
      user: { username: 'ann', pageLetters: { contacts: 'r' } },
      access_token: tokenUntil(Date.now() + 15 * MINUTE),
    };
    const { seen } = start(14 * MINUTE, { json: renewed });
    reportRefusal();
    reportRefusal();
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(seen.map(({ path }) => path)).toEqual(['/api/auth/access-token']);
    expect(readUser()?.data.pageLetters).toEqual({ contacts: 'r' });
    await vi.advanceTimersByTimeAsync(MINUTE / 2 + 1);
    expect(seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(MINUTE);
    reportRefusal();
    expect(seen).toHaveLength(3);
  });

  it('signs out if the server refuses', async () => {
    const { to } = start(2 * MINUTE, { status: 401, json: { message: 'Failed to login with token' } });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(readToken()).toBeNull();
    expect(readLogoutReason()).toBe('tokenFailed');
    expect(to).toHaveBeenCalledWith('/login');
  });

  it.each([
    { status: 200, json: { user: { username: 'ann' }, access_token: 'renewed' } },
    { status: 401, json: { message: 'Failed to login with token' } },
  ])('leaves a sign-out alone that comes while the server answers $status', async (answer) => {
    const { to } = start(2 * MINUTE);
    fakeServer(() => {
      clearSession();
      return answer;
    });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([readToken(), readLogoutReason()]).toEqual([null, null]);
    expect(to).not.toHaveBeenCalled();
  });

  it('retries if the server does not answer', async () => {
    const { seen, to } = start(2 * MINUTE, { status: 503 });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(seen.length).toBeGreaterThan(1);
    expect(to).not.toHaveBeenCalled();
  });

  it('signs out if the token has expired meanwhile', async () => {
    const { to } = start(30_000, { status: 503 });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(readLogoutReason()).toBe('expired');
    expect(to).toHaveBeenCalledWith('/login');
  });

  it('restarts when Back restores the page from the browser cache', () => {
    start(10 * MINUTE);
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => undefined);
    const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown(false);
    expect(reload).not.toHaveBeenCalled();
    shown(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('follows a sign-out in another window', () => {
    const { to } = start(10 * MINUTE);
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null }));
    expect(readLogoutReason()).toBe('signedOutElsewhere');
    expect(to).toHaveBeenCalledWith('/login');
  });

  it('keeps unsaved edits when the token expires, here or in another window, but not after a sign-out', () => {
    const { to } = start(10 * MINUTE);
    const { unmount } = renderHook(() => useUnsaved(true));
    const old = tokenUntil(Date.now() - MINUTE);
    localStorage.removeItem('access_token');
    const removed = { key: 'access_token', newValue: null };
    window.dispatchEvent(new StorageEvent('storage', { ...removed, oldValue: old }));
    expect([readLogoutReason(), interruptedUser()?.data.username]).toEqual(['expired', 'ann']);
    expect(to).not.toHaveBeenCalled();
    saveSession(tokenUntil(Date.now() + 10 * MINUTE), toSessionUser({ username: 'ann' }));
    expect(interruptedUser()).toBeNull();
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { ...removed, oldValue: tokenUntil(Date.now() + MINUTE) }));
    expect(to).toHaveBeenCalledWith('/login');
    unmount();
  });

  it('knows why before the pages learn of it, whichever part of the session is removed first', () => {
    const reasons: unknown[] = [];
    const stopPages = subscribeSession(() => reasons.push(readLogoutReason()));
    const { to } = start(10 * MINUTE);
    reasons.length = 0;
    localStorage.removeItem('emet.sys.auth');
    window.dispatchEvent(new StorageEvent('storage', { key: 'emet.sys.auth', newValue: null }));
    expect(reasons).toEqual(['signedOutElsewhere']);
    expect(to).toHaveBeenCalledWith('/login');
    stopPages();
  });
});
