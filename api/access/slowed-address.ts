import { setTimeout as after } from 'node:timers/promises';
import type { AppContext } from '../app-context';
import { AppError } from '../http/app-error';

/**
 * When a refusal is sent. Checking a password takes 25 ms, and twenty times as long on a machine that is busy, such as during an
 * attack: then, too, a right password must be found in time.
 */
const REFUSED_AFTER_MS = 1000;

/**
 * The result of a try that only some may have at an address that has to wait. Without a result, or if there is none in time, the
 * refusal is the same at the same moment, whether there was a try or not: no one learns who signs in at this address.
 */
export async function resultOrRefusal<T>(
  { log }: Pick<AppContext, 'log'>,
  refusal: AppError,
  attempt: () => Promise<T | null>,
): Promise<T> {
  const end = after(REFUSED_AFTER_MS, null);
  const tried = attempt().catch((error: unknown) => {
    if (!(error instanceof AppError)) log.error({ err: error }, 'a sign-in at an address that has to wait failed');
    return null;
  });
  const result = await Promise.race([tried, end]);
  if (result !== null) return result;
  await end;
  throw refusal;
}
