import type { AppContext } from '../app-context';
import { AppError } from '../http/app-error';
import type { CallContext } from '../http/call';
import { settingOf } from '../reference/reference.service';
import { throttle } from './throttle';

export { countMembers, type Membership, moveMembers } from './membership.service';
export { selfTestPin } from './self-test-pin';

type PublicCall = Pick<CallContext<never, never, never, { readonly kind: 'public' }>, 'portal' | 'actor' | 'request'>;

/** A point taken; refused in these words where none is left. */
async function take(of: ReturnType<typeof throttle>, message: string): Promise<void> {
  try {
    await of.take();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.status, message, error.details);
  }
}

/** Counts one hidden number that a person asks to see. Throws 429 with Retry-After where they have seen their share. */
export async function countReveal(portal: Pick<AppContext, 'db' | 'secret'>, userId: string): Promise<void> {
  const most = await settingOf(portal.db, 'revealsPerHour');
  const message = 'too-many-reveals';
  await take(throttle(portal, 'reveal', userId, most), message);
}

/** Counts one price that a guest asks for. Throws 429 with Retry-After where their address has had its share. */
export async function countPublicPrice(portal: Pick<AppContext, 'db' | 'secret'>, network: string): Promise<void> {
  const message = 'too-many-prices';
  await take(throttle(portal, 'public-price', network), message);
}

/** Counts one list or file that a guest reads; who is signed in reads freely. Throws 429 with Retry-After, as for prices. */
export async function countPublicRead({ portal, actor, request }: PublicCall): Promise<void> {
  const message = 'too-many-reads';
  if (actor === null) await take(throttle(portal, 'public-read', request.network), message);
}
