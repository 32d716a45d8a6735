import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenUntil } from '../testing/fake-server';
import { ownPath, rememberPath, takeRememberedPath } from './remembered-path';
import {
  checkStoredToken,
  clearSession,
  readIdToken,
  readLogoutReason,
  readToken,
  readUser,
  saveHosted,
  saveSession,
  sessionKeys,
  wasHandedOver,
} from './session';
import { toSessionUser } from './user';

const now = 1_700_000_000_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored token at startup', () => {
  it('signals auto-login while it is valid', () => {
    localStorage.setItem(sessionKeys.token, tokenUntil(now + 60_000));
    expect(checkStoredToken(now)).toEqual({ kind: 'auto-login' });
  });

  it('is cleared with a reason after it has expired', () => {
    saveSession(tokenUntil(now - 1000), toSessionUser({ username: 'ann' }));
    expect(checkStoredToken(now)).toEqual({ kind: 'auto-logout', reason: 'expired' });
    expect(readToken()).toBeNull();
    expect(readUser()).toBeNull();
    expect(readLogoutReason()).toBe('expired');
  });

  it('signals no-token without a reason if there is none', () => {
    expect(checkStoredToken(now)).toEqual({ kind: 'no-token' });
    expect(readLogoutReason()).toBeNull();
  });
});

describe('a session', () => {
  it('is stored under the specified keys and always has the role staff', () => {
    saveSession('t', toSessionUser({ username: 'ann', roles: ['Administrator'] }));
    expect(localStorage.getItem('access_token')).toBe('t');
    const stored = JSON.parse(localStorage.getItem('emet.sys.auth') ?? '{}');
    expect(stored).toMatchObject({ role: ['staff'], data: { username: 'ann', roles: ['Administrator'] } });
  });

  it('removes all its data at the end, including the hosted identity', () => {
    localStorage.setItem('id_token', 'i');
    localStorage.setItem('expires_at', '1');
    saveSession('t', toSessionUser({}));
    clearSession();
    expect(localStorage.length).toBe(0);
  });

  it('of the portal’s own password keeps nothing of an earlier one at a provider', () => {
    const hosted = { idToken: 'i', expiresAt: now + 60_000 };
    saveSession('t', toSessionUser({ username: 'ann', provider: 'Example Login' }));
    saveHosted(hosted);
    saveSession('renewed', toSessionUser({ username: 'ann', provider: 'Example Login' }));
    expect(readIdToken()).toBe('i');
    saveSession(tokenUntil(now + 600_000), toSessionUser({ username: 'ben', provider: 'JWT' }));
    expect(readIdToken()).toBeNull();
    expect(checkStoredToken(now + 120_000)).toEqual({ kind: 'auto-login' });
  });

  it('loses its token first, by which other windows know that it ended', () => {
    for (const key of ['emet.version.ann', 'a']) localStorage.setItem(key, '1');
    saveSession('t', toSessionUser({ username: 'ann' }));
    const removed = vi.spyOn(Storage.prototype, 'removeItem');
    clearSession();
    expect(removed.mock.calls[0]).toEqual(['access_token']);
    removed.mockRestore();
  });

  it.each([undefined, 'signedOutElsewhere'] as const)('leaves no path to the next user (%s)', (reason) => {
    rememberPath('/loans/1/dashboard');
    clearSession(reason);
    expect(takeRememberedPath()).toBeNull();
  });

  it('is still known as handed over after it ended', () => {
    saveSession('t', toSessionUser({ isLqbSession: true }));
    clearSession('invalid');
    expect(wasHandedOver()).toBe(true);
    saveSession('t', toSessionUser({}));
    expect(wasHandedOver()).toBe(false);
  });
});

describe('the remembered path', () => {
  it('is returned once', () => {
    rememberPath('/main/pipelines?tab=1');
    expect(takeRememberedPath()).toBe('/main/pipelines?tab=1');
    expect(takeRememberedPath()).toBeNull();
  });

  it.each([
    '//evil.example.com',
    'https://evil.example.com/x',
    '/\\evil.example.com',
    '/.//evil.example.com/main',
    '/%2e//evil.example.com/main',
    '/\t/',
    'javascript:alert(1)',
    '',
    '/login',
    '/verify',
    '/landing/abc',
    '/',
  ])('is never %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });
});
