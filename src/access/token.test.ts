import { describe, expect, it } from 'vitest';
import { tokenUntil } from '../testing/fake-server';
import { isExpired, tokenExpiry } from './token';

const now = 1_700_000_000_000;

describe('token expiration', () => {
  it('is read from exp, in seconds', () => {
    expect(tokenExpiry(tokenUntil(now))).toBe(now);
  });

  it('is reached at exp, and not a second earlier', () => {
    expect(isExpired(tokenUntil(now + 60_000), now)).toBe(false);
    expect(isExpired(tokenUntil(now - 1000), now)).toBe(true);
  });

  it('counts as reached for an invalid token or one without exp', () => {
    expect(isExpired('nonsense', now)).toBe(true);
    expect(isExpired(`h.${Buffer.from('{}').toString('base64url')}.s`, now)).toBe(true);
  });
});
