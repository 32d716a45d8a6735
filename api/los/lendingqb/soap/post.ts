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
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new NoAnswer(signal.aborted ? 'timeout' : 'unavailable', wasSent(error), reason);
    }
  };
}
