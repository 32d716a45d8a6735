import { publicFactDefaults } from '../../domain/lender/public-facts';
import { OWN_SIGN_IN_COOKIE } from '../../domain/pages/sign-in-file';
import { browserLanguage, preferredLanguage } from '../i18n/language';
import { subscribeStored } from '../providers/store/stored-values';
import { lenderNow, subscribeLender } from '../shell/lender';
import { defaultPreferences, getPreferences } from '../theme/preferences';
import { readLogoutReason, subscribeSession } from './session';

const YEAR_S = 31_536_000;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const hasOwnSignIn = (): boolean =>
  readLogoutReason() !== null ||
  preferredLanguage() !== browserLanguage() ||
  !same(getPreferences(), defaultPreferences) ||
  !same(lenderNow(), publicFactDefaults);

/** Says in a cookie whether this browser shows the sign-in differently, so that the server does not send the usual one. */
export function markOwnSignIn(): void {
  const [value, age] = hasOwnSignIn() ? ['1', YEAR_S] : ['', 0];
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page may be about to be left
  document.cookie = `${OWN_SIGN_IN_COOKIE}=${value}; path=/; max-age=${age}; samesite=lax`;
}

/** Keeps the cookie up to date. */
export function followOwnSignIn(): void {
  markOwnSignIn();
  subscribeStored(markOwnSignIn);
  subscribeSession(markOwnSignIn);
  subscribeLender(markOwnSignIn);
}
