import { type By, keyOf, limiter, type Parts } from './limiters';
import { takeNetworkTry } from './network-try';
import { type SecretTry, takeSecretTry } from './secret-try';
import { markSlowed } from './slowed';

/** Who tries a password: the canonical login, the address, and the ID of a device that this user had remembered. */
interface PasswordSource {
  readonly login: string;
  readonly network: string;
  readonly device: string | undefined;
}

/** Wrong passwords for a user from all addresses: many of them mean that someone guesses from many addresses. */
async function failuresOfUser(portal: Parts, login: string, by: By) {
  const [counter, key] = [limiter(portal, 'password-user'), keyOf(portal, 'password-user', { login })];
  const state = await counter.get(key);
  return {
    tooMany: state !== null && state.remainingPoints === 0,
    async failed() {
      const { consumedPoints } = await counter.penalty(key);
      if (consumedPoints === counter.points) {
        await markSlowed(portal, counter.getKey(key), { login }, by);
      }
    },
  };
}

/**
 * Counts a try at a user's password. One address cannot slow down the user at another one, and no one can slow down the user's
 * remembered device. Throws 429 with Retry-After while the source has to wait.
 */
export async function takePasswordTry(
  portal: Parts,
  { login, network, device }: PasswordSource,
  by: By,
): Promise<SecretTry> {
  if (device !== undefined) return takeSecretTry(portal, 'device', { login, device }, by);
  const ofUser = await failuresOfUser(portal, login, by);
  const ofNetwork = await takeNetworkTry(portal, 'address', network, by);
  const own = await takeSecretTry(portal, 'password', { login, network }, by, ofUser.tooMany).catch(async (error) => {
    await ofNetwork.succeeded();
    throw error;
  });
  return {
    async failed() {
      await own.failed();
      await ofUser.failed();
      await ofNetwork.failed();
    },
    async succeeded() {
      await own.succeeded();
      await ofNetwork.succeeded();
    },
  };
}
