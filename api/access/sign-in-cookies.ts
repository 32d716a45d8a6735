import type { Cookie, RequestFacts } from '../http/call';
import { PIN_MINUTES, type SentPin } from './pin.service';

/** Binds a mailed PIN to the browser that asked. */
export const PIN_COOKIE = 'emet_pin';
/** Marks a device that was verified and is remembered. */
export const DEVICE_COOKIE = 'emet_device';

export const pinCookie = (pin: SentPin): Cookie => ({
  name: PIN_COOKIE,
  value: pin.browser,
  maxAgeSeconds: PIN_MINUTES * 60,
});

/** What the cookie of a mailed PIN says; undefined where the browser brings none. */
export const pinBrowserOf = (request: RequestFacts): string | undefined => request.cookies[PIN_COOKIE];
