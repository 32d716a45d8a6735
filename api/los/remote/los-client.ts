import { setTimeout as pause } from 'node:timers/promises';
import nodeFetch, { type RequestInit, type Response } from 'node-fetch';
import type { Logger } from 'pino';
import { LosError } from '../los-error';
import type { LosPort } from '../port';
import { errorFrom } from '../wire/wire-errors';
import { wireOperations, wirePath } from '../wire/wire-operations';

export interface LosClientOptions {
  /** Where the LOS is, such as http://127.0.0.1:3100. */
  readonly url: string;
  readonly token: string;
  readonly log: Logger;
  /** Milliseconds that one try may take; 10,000 if not given. */
  readonly timeoutMs?: number;
  /** Milliseconds before the second try, doubled before the third; 150 if not given. */
  readonly backoffMs?: number;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Tries of an operation that is safe to repeat. */
const TRIES = 3;
const LARGEST_ANSWER = 64 * 1024 * 1024;

/** What came of one try: the answer, or a failure that another try may mend. */
type Try = { readonly result: unknown } | { readonly failure: LosError };

const unavailable = (): LosError => new LosError('unavailable', 'The loan origination system cannot be reached.');
const tooSlow = (): LosError => new LosError('timeout', 'The loan origination system takes too long to answer.');

/**
 * Calls operations of an LOS over HTTP. Where no answer comes (no connection, a broken one, a fault of the server, too slow),
 * an operation that is safe to repeat is tried up to three times; any other is not. Answers are checked before they are
 * believed. Throws the refusals of the LOS as they are, `timeout` where the last try was too slow, else `unavailable`.
 */
export function createLosClient(
  options: LosClientOptions,
): (name: keyof LosPort, given: readonly unknown[]) => Promise<unknown> {
  const { log, token, timeoutMs = 10_000, backoffMs = 150, fetch = nodeFetch } = options;
  const base = options.url.replace(/\/+$/, '');

  async function tryOnce(name: keyof LosPort, body: string): Promise<Try> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${base}${wirePath(name)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body,
        signal,
        size: LARGEST_ANSWER,
        redirect: 'error',
      });
      return readAnswer(name, response.status, await response.text());
    } catch (error) {
      if (error instanceof LosError) throw error;
      log.warn(
        { operation: name, reason: error instanceof Error ? error.message : String(error) },
        'no answer of the LOS',
      );
      return { failure: signal.aborted ? tooSlow() : unavailable() };
    }
  }

  function readAnswer(name: keyof LosPort, status: number, text: string): Try {
    const body = parsed(text);
    if (status === 200) return { result: checkedResult(name, body) };
    const refusal = errorFrom(body);
    if (refusal && status < 500) throw refusal;
    log.warn({ operation: name, status }, 'the LOS failed');
    if (status < 500) throw unavailable();
    return { failure: refusal ?? unavailable() };
  }

  function checkedResult(name: keyof LosPort, body: unknown): unknown {
    const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
    const checked = wireOperations[name].output.safeParse(result);
    if (checked.success) return checked.data;
    log.error(
      { operation: name, problems: checked.error.issues.slice(0, 5) },
      'the LOS gave an answer of another shape',
    );
    throw unavailable();
  }

  return async (name, given) => {
    const { parameters, repeatable } = wireOperations[name];
    const body = JSON.stringify(Object.fromEntries(parameters.map((parameter, index) => [parameter, given[index]])));
    const tries = repeatable ? TRIES : 1;
    for (let count = 1; ; count += 1) {
      const tried = await tryOnce(name, body);
      if ('result' in tried) return tried.result;
      if (count >= tries) throw tried.failure;
      // Portals that lost the LOS together should not come back together.
      await pause(backoffMs * 2 ** (count - 1) * (0.75 + Math.random() / 2));
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
