import { beforeEach, describe, expect, it } from 'vitest';
import { tokenUntil } from '../testing/fake-server';
import { ownPath, rememberPath, takeRememberedPath } from './remembered-path';
import {
  checkStoredToken,
  clearSession,
  readLogoutReason,
  readToken,
  readUser,
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

describe('the stored token at start', () => {
  it('signals auto-login while it lives', () => {
    localStorage.setItem(sessionKeys.token, tokenUntil(now + 60_000));
    expect(checkStoredToken(now)).toEqual({ kind: 'auto-login' });
  });

  it('is cleared with the reason when it has ended', () => {
    saveSession(tokenUntil(now - 1000), toSessionUser({ username: 'ann' }));
    expect(checkStoredToken(now)).toEqual({ kind: 'auto-logout', reason: 'expired' });
    expect(readToken()).toBeNull();
    expect(readUser()).toBeNull();
    expect(readLogoutReason()).toBe('expired');
  });

  it('signals no-token, and no reason, where there is none', () => {
    expect(checkStoredToken(now)).toEqual({ kind: 'no-token' });
    expect(readLogoutReason()).toBeNull();
  });
});

describe('a session', () => {
  it('stands under the keys of the specification and always has the role staff', () => {
    saveSession('t', toSessionUser({ username: 'ann', roles: ['Administrator'] }));
    expect(localStorage.getItem('access_token')).toBe('t');
    const stored = JSON.parse(localStorage.getItem('emet.sys.auth') ?? '{}');
    expect(stored).toMatchObject({ role: ['staff'], data: { username: 'ann', roles: ['Administrator'] } });
  });

  it('leaves nothing behind when it ends, hosted identity included', () => {
    localStorage.setItem('id_token', 'i');
    localStorage.setItem('expires_at', '1');
    saveSession('t', toSessionUser({}));
    clearSession();
    expect(localStorage.length).toBe(0);
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
  it('is given once', () => {
    rememberPath('/main/pipelines?tab=1');
    expect(takeRememberedPath()).toBe('/main/pipelines?tab=1');
    expect(takeRememberedPath()).toBeNull();
  });

  it.each([
    '//evil.example.com',
    'https://evil.example.com/x',
    '/\\evil.example.com',
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
