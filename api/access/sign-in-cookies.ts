import type { Cookie, RequestFacts } from '../http/call';
import { DEVICE_DAYS } from './device.service';
import type { SentPin } from './pin.service';
import { PIN_MINUTES } from './pin-limits';

/** Binds a mailed PIN to the browser that requested it. */
export const PIN_COOKIE = 'emet_pin';
/** Marks a verified and remembered device. */
export const DEVICE_COOKIE = 'emet_device';

export const pinCookie = (pin: SentPin): Cookie => ({
  name: PIN_COOKIE,
  value: pin.browser,
  maxAgeSeconds: PIN_MINUTES * 60,
});

export const endPinCookie: Cookie = { name: PIN_COOKIE, value: null };

/** The cookie of a device that is remembered; none if it is not. */
export const deviceCookie = (device: string | null): Cookie[] =>
  device === null ? [] : [{ name: DEVICE_COOKIE, value: device, maxAgeSeconds: DEVICE_DAYS * 86_400 }];

/** Reads the cookie of a mailed PIN; undefined if the browser sends none. */
export const pinBrowserOf = (request: RequestFacts): string | undefined => request.cookies[PIN_COOKIE];
