import { downloadFailure, failureInBody, failureOf, unreachable } from './api-error';
import { commonHeaders, type RequestOptions, urlOf, watchSession } from './api-request';
import { forgetEarly, isEarly, keepEarly, takeEarly } from './early-requests';
import { repeatRead } from './repeat-reads';

export interface Answer<T> {
  readonly data: T;
  readonly headers: Headers;
}

function fetchOnce(url: string, options: RequestOptions): Promise<Response> {
  const isForm = options.body instanceof FormData;
  const hasBody = options.body !== undefined;
  return fetch(url, {
    method: options.method ?? 'GET',
    headers: { ...commonHeaders(options), ...(hasBody && !isForm ? { 'Content-Type': 'application/json' } : {}) },
    body: hasBody ? (isForm ? (options.body as FormData) : JSON.stringify(options.body)) : undefined,
    signal: options.signal,
    keepalive: options.keepalive,
  });
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const url = urlOf(path, options.query);
  try {
    if ((options.method ?? 'GET') !== 'GET') {
      forgetEarly();
      return await fetchOnce(url, options);
    }
    if (isEarly()) return await keepEarly(url, fetchOnce(url, options));
    // If it failed, the call is made again and handled as usual.
    const early = takeEarly(url);
    const response = early && (await early.catch(() => undefined));
    return response?.ok ? response : await repeatRead(() => fetchOnce(url, options), options.signal);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreachable();
  }
}

/** The response ended early, which we treat as no response. */
async function read<T>(reading: Promise<T>, { signal }: RequestOptions): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw signal?.aborted ? cause : unreachable();
  }
}

const requestIdOf = (response: Response): string | null => response.headers.get('X-Request-Id');

/** Makes one API call. Rejects with an {@link ApiError}, or with the abort error if aborted. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  // The startup check ends a session; an early call only precedes it.
  const endSessionOn401 = watchSession(isEarly() ? { ...options, keepsSession: true } : options);
  const response = await send(path, options);
  const text = await read(response.text(), options);
  if (!response.ok) {
    endSessionOn401(response.status);
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

/** Reads a response body and reports how many bytes have arrived. */
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

/** Downloads a file. A failure reads 'Error while downloading.' followed by the server's message (ERR-05). */
export async function download(path: string, options: RequestOptions = {}): Promise<Download> {
  const endSessionOn401 = watchSession(options);
  const response = await send(path, options);
  if (!response.ok) {
    endSessionOn401(response.status);
    throw downloadFailure(failureOf(response.status, await read(response.text(), options), requestIdOf(response)));
  }
  return {
    blob: await read(blobOf(response, options), options),
    name: fileName(response.headers.get('Content-Disposition')),
  };
}
