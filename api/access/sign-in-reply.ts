import type { z } from 'zod';
import type * as shape from '../../domain/access/access.schemas';
import type { Cookie, RequestFacts } from '../http/call';
import type { Browser, SignInAnswer } from './sign-in.service';
import { DEVICE_COOKIE, pinBrowserOf, pinCookie } from './sign-in-cookies';

/** The cookies that sign-in reads. */
export const browserOf = (request: RequestFacts): Browser => ({
  pin: pinBrowserOf(request),
  device: request.cookies[DEVICE_COOKIE],
});

/** The answer of the sign-in calls: the signed-in user, or what is missing, the PIN that was mailed or a factor of the user. */
export function loginBodyOf(answer: SignInAnswer): z.output<typeof shape.loginAnswer> {
  if (answer.kind === 'signed-in') return { email: answer.email, ...answer.signedIn };
  const { email, attempt } = answer.pin;
  return answer.kind === 'pin-mailed'
    ? { email, attempt }
    : { email, factors: answer.factors, pinAllowed: answer.pinAllowed };
}

/** What the browser keeps while something is missing. */
export const pendingCookies = (answer: SignInAnswer): readonly Cookie[] =>
  answer.kind === 'signed-in' ? [] : [pinCookie(answer.pin)];
