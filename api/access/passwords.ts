import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: OWASP's recommended minimum, about 20 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Normalizes characters that keyboards compose differently. */
const canonical = (password: string): string => password.normalize('NFKC');

/** Argon2id hash in PHC form, with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password), COST);

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Null means that the user does not exist: it does the same work with a decoy hash and
 * returns false, so that timing reveals nothing.
 */
export async function passwordMatches(stored: string | null, password: string, check = verify): Promise<boolean> {
  decoyHash ??= hashPassword(crypto.randomUUID());
  const decoy = await decoyHash;
  const matches = await check(stored ?? decoy, canonical(password));
  return stored !== null && matches;
}
