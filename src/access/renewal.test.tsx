import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeServer, tokenUntil } from '../testing/fake-server';
import { leave } from './leave';
import { keepSessionAlive } from './renewal';
import { readLogoutReason, readToken, saveSession } from './session';
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

describe('an open portal', () => {
  it('renews the token silently before it ends, and not long before', async () => {
    const fresh = tokenUntil(Date.now() + 30 * MINUTE);
    const { seen, to } = start(15 * MINUTE, { json: { user: { username: 'ann' }, access_token: fresh } });
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    expect(seen).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1.5 * MINUTE);
    expect(seen.map(({ path }) => path)).toEqual(['/api/auth/access-token']);
    expect(readToken()).toBe(fresh);
    expect(to).not.toHaveBeenCalled();
  });

  it('logs out where the server refuses to renew', async () => {
    const { to } = start(2 * MINUTE, { status: 401, json: { message: 'Failed to login with token' } });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(readToken()).toBeNull();
    expect(readLogoutReason()).toBe('tokenFailed');
    expect(to).toHaveBeenCalledWith('/login');
  });

  it('tries again where no answer came', async () => {
    const { seen, to } = start(2 * MINUTE, { status: 503 });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(seen.length).toBeGreaterThan(1);
    expect(to).not.toHaveBeenCalled();
  });

  it('logs out a token that ran out meanwhile', async () => {
    const { to } = start(30_000, { status: 503 });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(readLogoutReason()).toBe('expired');
    expect(to).toHaveBeenCalledWith('/login');
  });

  it('starts afresh where Back brings it out of the browser’s memory', () => {
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
});
