import { describe, expect, it } from 'vitest';
import { entryScreen, isPublicPath } from './entry-path';

describe('the screen of an address', () => {
  it.each([
    ['/', { kind: 'root' }],
    ['/login', { kind: 'sign-in', retail: false }],
    ['/Login/', { kind: 'sign-in', retail: false }],
    ['/login-retail', { kind: 'sign-in', retail: true }],
    ['/verify', { kind: 'verify' }],
    ['/error401', { kind: 'unauthorized' }],
    ['/landing/abc', { kind: 'landing', sessionId: 'abc' }],
    ['/landing', { kind: 'landing', sessionId: null }],
    ['/main/pipelines', { kind: 'application' }],
    ['/landing/abc/more', { kind: 'application' }],
  ])('%s', (path, screen) => {
    expect(entryScreen(path)).toEqual(screen);
  });

  it('takes the session of a landing from the query where the path has none', () => {
    expect(entryScreen('/landing', '?sessionId=xyz')).toEqual({ kind: 'landing', sessionId: 'xyz' });
  });
});

it('knows the public area from what only begins like it', () => {
  expect(isPublicPath('/public/rates')).toBe(true);
  expect(isPublicPath('/PUBLIC')).toBe(true);
  expect(isPublicPath('/publications')).toBe(false);
});
