import type { CodedMessage, MessageCode } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { AppError } from '../http/app-error';
import type { GuestLimit } from '../http/call';
import type { Author, Caller } from '../http/caller';
import { settingOf } from '../reference/reference.service';
import { throttle } from './throttle/throttle';

export { actorOfLogin } from './actor-of-login';
export { sealedFactors } from './factors/sealed-factors';
export { type LoanReader, loanReaders } from './loan-readers';
export { countMembers, type Membership, moveMembers } from './membership.service';
export { originatorProfile, profileOfLogin } from './profile-facts';
export { roleHolders } from './role-holders';
export { acceptedSecrets, hashToken, keyedHash, randomPin, randomToken, sameHash } from './secrets';
export { selfTestPin } from './self-test-pin';
export { isPresent, liveSessions } from './session.queries';
export { takeNetworkTry } from './throttle/network-try';
export { throttle } from './throttle/throttle';

type Limited = Pick<AppContext, 'db' | 'secret' | 'log'>;

type LimitCode = Extract<
  MessageCode,
  'too-many-reveals' | 'too-many-prices' | 'too-many-reads' | 'too-many-closing-requests'
>;

const guestCodes = {
  'public-price': 'too-many-prices',
  'public-read': 'too-many-reads',
} as const satisfies Readonly<Record<GuestLimit, LimitCode>>;

const waitOf = ({ wording }: AppError) => ('code' in wording ? wording.values : {});

/** Takes points from a limit. Throws 429 with the given message and the wait in minutes when too few are left. */
async function take(of: ReturnType<typeof throttle>, code: LimitCode, count = 1): Promise<void> {
  try {
    await of.take(count);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.status, { code, values: waitOf(error) }, error.details);
  }
}

/** Counts revealed numbers, one by default. Throws 429 with Retry-After when they would exceed the user's limit. */
export async function countReveal(portal: Limited, caller: Caller, count = 1): Promise<void> {
  const most = await settingOf(portal.db, 'revealsPerHour');
  await take(throttle(portal, 'reveal', { userId: caller.actor.userId }, caller, most), 'too-many-reveals', count);
}

/**
 * Counts numbers of a file that are compared with those of loans: users who compare without a limit could find one out.
 * As many as may be revealed. Returns why these are not compared, or null.
 */
export async function countComparison(portal: Limited, caller: Caller, count: number): Promise<CodedMessage | null> {
  const most = await settingOf(portal.db, 'revealsPerHour');
  try {
    await throttle(portal, 'compare', { userId: caller.actor.userId }, caller, most).take(count);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: 'numbers-not-compared', values: waitOf(error) };
  }
}

/** Counts a Closing Disclosure that a user requests. Throws 429 with Retry-After beyond the limit. */
export const countClosingRequest = (portal: Limited, caller: Caller): Promise<void> =>
  take(throttle(portal, 'closing-request', { userId: caller.actor.userId }, caller), 'too-many-closing-requests');

/**
 * Counts a call of the public area for its address; what signed-in users read is not limited. Throws 429 with Retry-After when
 * the address has reached the limit.
 */
export async function countGuest(
  portal: Limited,
  limit: GuestLimit,
  caller: Caller<Author | null>,
  network: string,
): Promise<void> {
  if (limit === 'public-read' && caller.actor !== null) return;
  await take(throttle(portal, limit, { network }, caller), guestCodes[limit]);
}
