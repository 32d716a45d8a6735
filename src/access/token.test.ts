import { describe, expect, it } from 'vitest';
import { tokenUntil } from '../testing/fake-server';
import { isExpired, tokenExpiry } from './token';

const now = 1_700_000_000_000;

describe('the end of a token', () => {
  it('is read from exp, in seconds', () => {
    expect(tokenExpiry(tokenUntil(now))).toBe(now);
  });

  it('is over when exp has passed, and not a second before', () => {
    expect(isExpired(tokenUntil(now + 60_000), now)).toBe(false);
    expect(isExpired(tokenUntil(now - 1000), now)).toBe(true);
  });

  it('is over for what is no token, or never says when it ends', () => {
    expect(isExpired('nonsense', now)).toBe(true);
    expect(isExpired(`h.${Buffer.from('{}').toString('base64url')}.s`, now)).toBe(true);
  });
});
