import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: the least that OWASP recommends, about 20 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same characters, however the keyboard composed them. */
const canonical = (password: string): string => password.normalize('NFKC');

/** Argon2id hash in PHC form, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password), COST);

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Null stands for a user that does not exist: the same work is done against a
 * hash that no password has, and the answer is no.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword(crypto.randomUUID());
  const decoy = await decoyHash;
  const matches = await verify(stored ?? decoy, canonical(password));
  return stored !== null && matches;
}
