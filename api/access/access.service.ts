import type { MessageCode } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { AppError } from '../http/app-error';
import type { CallContext, RequestFacts } from '../http/call';
import { type Caller, callerOf } from '../http/caller';
import { settingOf } from '../reference/reference.service';
import { throttle } from './throttle/throttle';

export { countMembers, type Membership, moveMembers } from './membership.service';
export { acceptedSecrets } from './secrets';
export { selfTestPin } from './self-test-pin';
export { liveSessions } from './session.queries';

type Limited = Pick<AppContext, 'db' | 'secret' | 'log'>;

type PublicCall = Pick<CallContext<never, never, never, { readonly kind: 'public' }>, 'portal' | 'actor' | 'request'>;

type LimitCode = Extract<MessageCode, 'too-many-reveals' | 'too-many-prices' | 'too-many-reads'>;

/** Takes points from a limit. Throws 429 with the given message and the wait in minutes when too few are left. */
async function take(of: ReturnType<typeof throttle>, code: LimitCode, count = 1): Promise<void> {
  try {
    await of.take(count);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const values = 'code' in error.wording ? error.wording.values : {};
    throw new AppError(error.code, error.status, { code, values }, error.details);
  }
}

/** Counts revealed numbers, one by default. Throws 429 with Retry-After when they would exceed the user's limit. */
export async function countReveal(portal: Limited, caller: Caller, count = 1): Promise<void> {
  const most = await settingOf(portal.db, 'revealsPerHour');
  await take(throttle(portal, 'reveal', { userId: caller.actor.userId }, caller, most), 'too-many-reveals', count);
}

/** Counts one price requested by a guest. Throws 429 with Retry-After when the guest's address has reached the limit. */
export async function countPublicPrice(portal: Limited, request: RequestFacts): Promise<void> {
  await take(
    throttle(portal, 'public-price', { network: request.network }, callerOf(null, request)),
    'too-many-prices',
  );
}

/** Counts one list or file read by a guest; signed-in users are not limited. Throws 429 with Retry-After, as for prices. */
export async function countPublicRead({ portal, actor, request }: PublicCall): Promise<void> {
  if (actor !== null) return;
  const { network } = request;
  await take(throttle(portal, 'public-read', { network }, callerOf(null, request)), 'too-many-reads');
}
