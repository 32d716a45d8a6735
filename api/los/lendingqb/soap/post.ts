import nodeFetch, { type RequestInit, type Response } from 'node-fetch';
import { wasSent } from '../../was-sent';

export interface Posted {
  readonly status: number;
  readonly text: string;
}

/** Posts a body; throws {@link NoAnswer} without an answer. */
export type Post = (
  url: string,
  contentType: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Posted>;

/** A request that got no answer. */
export class NoAnswer extends Error {
  constructor(
    readonly code: 'timeout' | 'unavailable',
    /** The request may have reached the service. */
    readonly sent: boolean,
    reason: string,
  ) {
    super(reason);
    this.name = 'NoAnswer';
  }
}

export interface PostOptions {
  readonly timeoutMs: number;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

const charsetOf = (contentType: string | null): string =>
  /charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';

/** Letters that are wrong in their encoding would be stored as other ones, so a document with some is no answer. */
function textOf(bytes: ArrayBuffer, { ok, headers }: Response): string {
  try {
    return new TextDecoder(charsetOf(headers.get('content-type')), { fatal: ok }).decode(bytes);
  } catch {
    throw new NoAnswer('unavailable', true, 'the answer is not in its encoding');
  }
}

/** Posts over HTTP, without following redirects: a ticket goes to the configured host only. */
export function createPost({ timeoutMs, fetch = nodeFetch }: PostOptions): Post {
  return async (url, contentType, body, headers) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': contentType, ...headers },
        body,
        signal,
        size: MAX_ANSWER_BYTES,
        redirect: 'error',
      });
      return { status: response.status, text: textOf(await response.arrayBuffer(), response) };
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new NoAnswer(signal.aborted ? 'timeout' : 'unavailable', wasSent(error), reason);
    }
  };
}
