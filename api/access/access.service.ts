import { AppError } from '../http/app-error';
import type { Portal } from '../portal';
import { settingOf } from '../reference/lender/settings.service';
import { throttle } from './throttle';

export { countMembers, type Membership, moveMembers } from './membership.service';
export { provePin } from './prove-pin';

/** Counts one hidden number that a person asks to see. Throws 429 with Retry-After where they have seen their share. */
export async function countReveal(portal: Pick<Portal, 'db' | 'secret'>, userId: string): Promise<void> {
  try {
    await throttle(portal, 'reveal', userId, await settingOf(portal.db, 'revealsPerHour')).take();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = 'You have looked at as many numbers as one person may in an hour. Please try again later.';
    throw new AppError(error.code, error.status, message, error.details);
  }
}

/** Counts one price that somebody asks for without signing in. Throws 429 with Retry-After where their address has had its share. */
export async function countPublicPrice(portal: Pick<Portal, 'db' | 'secret'>, ip: string): Promise<void> {
  await throttle(portal, 'public-price', ip).take();
}
