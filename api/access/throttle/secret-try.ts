import { type By, consume, keyOf, limiter, type Parts, type Subject } from './limiters';
import { delaySeconds } from './limits';
import { markSlowed } from './slowed';

/** One try at a secret. Exactly one of its functions is called when the secret has been checked. */
export interface SecretTry {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Counts a try before it is checked, so that simultaneous tries cannot slip through. After a few failures each further one makes
 * the subject wait, and each wait is longer; a success ends that. `strict`: the first failure makes the subject wait. Throws 429
 * with Retry-After while the subject has to wait.
 */
export async function takeSecretTry(
  portal: Parts,
  name: 'password' | 'password-known' | 'device' | 'password-change' | 'proof-wrong',
  subject: Subject,
  by: By,
  strict = false,
): Promise<SecretTry> {
  const [tries, delays, key] = [limiter(portal, name), limiter(portal, 'delay'), keyOf(portal, name, subject)];
  const delaysBefore = (await delays.get(key))?.consumedPoints ?? 0;
  const { remainingPoints } = await consume(tries, key);
  const waits = strict || delaysBefore > 0 || remainingPoints === 0;
  if (waits) {
    // Before the check, so that tries that arrive during it wait, too.
    const { consumedPoints: count } = await delays.penalty(key);
    await tries.block(key, delaySeconds(count));
  }
  return {
    failed: async () => {
      if (waits) await markSlowed(portal, tries.getKey(key), subject, by);
    },
    succeeded: async () => {
      await tries.delete(key);
      await delays.delete(key);
    },
  };
}
