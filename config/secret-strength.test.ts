import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeSecretCommand, secretWeakness } from './secret-strength';

/** The same 32 bytes for the same number, so that the test never fails by chance. */
const bytes = (place: number): Buffer => createHash('sha256').update(String(place)).digest();

describe('a secret', () => {
  it.each([
    ['too short', 'q7Rw0Zp3Lk9Vx2Mn5Tb8Yc1Hd4Gf6J', 'has fewer than 32 characters'],
    ['one character', 'a'.repeat(64), 'repeats itself'],
    ['a repeated part', 'xK3p9Qz1'.repeat(6), 'repeats itself'],
    ['a sequence', '0123456789abcdefghijklmnopqrstuvwxyz', 'repeats itself'],
    ['pairs in order', '00112233445566778899aabbccddeeff', 'repeats itself'],
    ['a sentence', 'thirty-two characters or more of it', 'contains words'],
    ['words with a number', 'My-Portal-Secret-2026-Emet-Production', 'contains words'],
    ['the usual example', 'your-256-bit-secret-your-256-bit-Secret!', 'repeats itself'],
    ['a placeholder', 'ChangeMe-ToARandom-Secret-Of-32-Characters', 'contains words'],
    ['lower case alone', 'qwpoeirutyalskdjfhgzmxncbvqpwoei', 'contains words'],
  ])('is rejected if it is %s', (_what, secret, why) => {
    expect(secretWeakness(secret)).toBe(why);
  });

  it('is accepted if it is random, in any usual notation', () => {
    for (const notation of ['hex', 'base64', 'base64url'] as const) {
      const rejected = Array.from({ length: 500 }, (_, place) => bytes(place).toString(notation)).filter(
        (secret) => secretWeakness(secret) !== null,
      );
      expect(rejected.length, `${notation}: ${rejected.join(' ')}`).toBeLessThanOrEqual(2);
    }
  });

  it('is made by the command that the messages name', () => {
    const made = execSync(makeSecretCommand, { encoding: 'utf8' }).trim();
    expect(made).toMatch(/^[\w-]{64}$/);
  });
});
