import { describe, expect, it } from 'vitest';
import { entryScreen, isPublicPath } from './entry-path';

describe('the screen for a URL', () => {
  it.each([
    ['/', { kind: 'root' }],
    ['/login', { kind: 'sign-in', retail: false }],
    ['/Login/', { kind: 'sign-in', retail: false }],
    ['/login-retail', { kind: 'sign-in', retail: true }],
    ['/verify', { kind: 'verify' }],
    ['/set-password', { kind: 'set-password' }],
    ['/error401', { kind: 'unauthorized' }],
    ['/landing/abc', { kind: 'landing', sessionId: 'abc' }],
    ['/landing', { kind: 'landing', sessionId: null }],
    ['/main/pipelines', { kind: 'application' }],
    ['/landing/abc/more', { kind: 'application' }],
    ['/callback/oidc-1', { kind: 'callback', provider: 'oidc-1', answer: '' }],
    ['/callback', { kind: 'application' }],
  ])('%s', (path, screen) => {
    expect(entryScreen(path)).toEqual(screen);
  });

  it('keeps the answer of a provider as it is', () => {
    const answer = '?code=a%20b&state=s';
    expect(entryScreen('/callback/oidc-1/', answer)).toEqual({ kind: 'callback', provider: 'oidc-1', answer });
  });

  it('reads the session from the query if the path has none', () => {
    expect(entryScreen('/landing', '?sessionId=xyz')).toEqual({ kind: 'landing', sessionId: 'xyz' });
  });
});

it('distinguishes the public area from paths that start the same', () => {
  expect(isPublicPath('/public/rates')).toBe(true);
  expect(isPublicPath('/PUBLIC')).toBe(true);
  expect(isPublicPath('/publications')).toBe(false);
});
