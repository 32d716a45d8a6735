import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, passwordMatches } from './passwords';

it('compares a password with its hash, however keyboards compose it', async () => {
  const stored = await hashPassword('Caf\u00e9-au-lait');
  expect(await passwordMatches(stored, 'Cafe\u0301-au-lait')).toBe(true);
  expect(await passwordMatches(stored, 'Cafe-au-lait')).toBe(false);
});

it('does the same work for a user who does not exist', async () => {
  const check = vi.fn(verify);
  expect(await passwordMatches(null, 'Demo-portal-1', check)).toBe(false);
  const stored = await hashPassword('Demo-portal-1');
  await passwordMatches(stored, 'Demo-portal-2', check);
  const costOf = (hash: unknown) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/.exec(String(hash))?.[0];
  const costs = check.mock.calls.map(([hash]) => costOf(hash));
  expect(costs).toEqual([expect.any(String), expect.any(String)]);
});
