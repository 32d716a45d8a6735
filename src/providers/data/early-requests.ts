/** Responses that were requested before their page was there, by the URL of the call. Each is used once. */
const responses = new Map<string, { readonly response: Promise<Response>; readonly until: number }>();
/** Long enough for a slow start; later, the data may have changed. */
const USABLE_MS = 15_000;
let collecting = false;

/** The same call may name its parameters in another order. */
function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

/** Makes calls early: the page that makes the same calls later gets these responses. */
export function requestEarly(makeCalls: () => void): void {
  collecting = true;
  try {
    makeCalls();
  } finally {
    collecting = false;
  }
}

/** Whether a call that is made now is an early one. */
export const isEarly = (): boolean => collecting;

/** Keeps an early response for the page, and returns a copy. */
export function keepEarly(url: string, response: Promise<Response>): Promise<Response> {
  const copy = response.then((kept) => kept.clone());
  responses.set(keyOf(url), { response, until: Date.now() + USABLE_MS });
  return copy;
}

/** The early response to a call; undefined if there is none. */
export function takeEarly(url: string): Promise<Response> | undefined {
  if (responses.size === 0) return undefined;
  const key = keyOf(url);
  const found = responses.get(key);
  responses.delete(key);
  return found && found.until > Date.now() ? found.response : undefined;
}

/** To be called when data or the session changes. */
export const forgetEarly = (): void => responses.clear();
