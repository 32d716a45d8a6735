import type { AppError } from '../../http/app-error';
import { type By, consume, keyOf, limiter, type Parts, refused } from './limiters';
import { markSlowed } from './slowed';

/** One try from an address. Exactly one of its functions is called at its end. */
interface NetworkTry {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

type Counter = 'address' | 'handover' | 'provider' | 'provider-logout' | 'password-link' | 'signing-link';

/** The refusal at an address where too many tries failed; null if it may try. */
export async function networkRefusal(portal: Parts, name: Counter, network: string): Promise<AppError | null> {
  const state = await limiter(portal, name).get(keyOf(portal, name, { network }));
  return state !== null && state.remainingPoints === 0 ? refused(state) : null;
}

/**
 * Counts failures from an address over all users. Successes never count, even when a whole office signs in at the same moment:
 * tries that are still being checked have a separate, much higher limit, which bounds what simultaneous guesses can gain.
 * Throws 429 with Retry-After when too many failed.
 */
export async function takeNetworkTry(portal: Parts, name: Counter, network: string, by: By): Promise<NetworkTry> {
  const [failures, running] = [limiter(portal, name), limiter(portal, `${name}-running`)];
  const key = keyOf(portal, name, { network });
  const refusal = await networkRefusal(portal, name, network);
  if (refusal !== null) throw refusal;
  await consume(running, key);
  return {
    async failed() {
      const { consumedPoints } = await failures.penalty(key);
      if (consumedPoints === failures.points) {
        await markSlowed(portal, failures.getKey(key), { network }, by);
      }
      await running.reward(key);
    },
    async succeeded() {
      await running.reward(key);
    },
  };
}
