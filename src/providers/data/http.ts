import { leave } from '../../access/leave';
import { clearSession, readToken } from '../../access/session';
import { downloadFailure, failureInBody, failureOf, unreachable } from './api-error';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions {
  readonly method?: Method;
  /** Sent as JSON, or as it is where it is FormData. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** The loan that a file call is about, sent as `X-Loan-Number` (decisions DATA-05). */
  readonly loanNum?: string;
  readonly signal?: AbortSignal;
  /** The call signs somebody in: no token is sent, and 401 is its own answer, not the end of a session. */
  readonly signsIn?: boolean;
  /** A 401 is handled by the caller (renewal, sign-out) instead of ending the session at once. */
  readonly keepsSession?: boolean;
  /** Told how many bytes of a file have come. */
  readonly onProgress?: (received: number) => void;
}

export interface Answer<T> {
  readonly data: T;
  readonly headers: Headers;
}

const API = '/api';

/** Address of a call under the API, with its query. */
export function urlOf(path: string, query: RequestOptions['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return `${API}${path}${text ? `?${text}` : ''}`;
}

/** Headers that every call carries: who asks, and about which loan. */
export function commonHeaders(options: RequestOptions): Record<string, string> {
  const token = options.signsIn ? null : readToken();
  return {
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(options.loanNum ? { 'X-Loan-Number': options.loanNum } : {}),
  };
}

/**
 * A 401 ends the session here and everywhere: cleared, its reason kept, on to /error401 (SESSION-05, SESSION-06). A call that
 * was not authorized is logged as a warning (ERR-08); a wrong password at the sign-in is none.
 */
export function endSessionOn401(status: number, options: RequestOptions): void {
  if (options.signsIn) return;
  if (status === 401 || status === 403) console.warn(`Authorization error: the server answered ${status}.`);
  if (status !== 401 || options.keepsSession) return;
  clearSession('invalid');
  leave.to('/error401');
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const isForm = options.body instanceof FormData;
  const hasBody = options.body !== undefined;
  try {
    return await fetch(urlOf(path, options.query), {
      method: options.method ?? 'GET',
      headers: { ...commonHeaders(options), ...(hasBody && !isForm ? { 'Content-Type': 'application/json' } : {}) },
      body: hasBody ? (isForm ? (options.body as FormData) : JSON.stringify(options.body)) : undefined,
      signal: options.signal,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreachable();
  }
}

/** The answer broke off on its way: as good as none. */
async function read<T>(reading: Promise<T>, { signal }: RequestOptions): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw signal?.aborted ? cause : unreachable();
  }
}

const requestIdOf = (response: Response): string | null => response.headers.get('X-Request-Id');

/** One call of the API. Fails with an {@link ApiError}; an aborted call fails with the abort. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const response = await send(path, options);
  const text = await read(response.text(), options);
  if (!response.ok) {
    endSessionOn401(response.status, options);
    throw failureOf(response.status, text, requestIdOf(response));
  }
  const data: unknown = text === '' ? undefined : JSON.parse(text);
  const failure = failureInBody(data, response.status, requestIdOf(response));
  if (failure) throw failure;
  return { data: data as T, headers: response.headers };
}

export interface Download {
  readonly blob: Blob;
  readonly name: string | null;
}

function fileName(disposition: string | null): string | null {
  const star = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (star) return decodeURIComponent(star);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}

/** The bytes of an answer, telling how many have come. */
async function blobOf(response: Response, { onProgress }: RequestOptions): Promise<Blob> {
  const reader = onProgress ? response.body?.getReader() : undefined;
  if (!reader) return response.blob();
  const parts: BlobPart[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value as Uint8Array<ArrayBuffer>);
    received += part.value.byteLength;
    onProgress?.(received);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}

/** Fetches a file. A failure reads 'Error while downloading.' followed by what the server said (ERR-05). */
export async function download(path: string, options: RequestOptions = {}): Promise<Download> {
  const response = await send(path, options);
  if (!response.ok) {
    endSessionOn401(response.status, options);
    throw downloadFailure(failureOf(response.status, await read(response.text(), options), requestIdOf(response)));
  }
  return {
    blob: await read(blobOf(response, options), options),
    name: fileName(response.headers.get('Content-Disposition')),
  };
}
