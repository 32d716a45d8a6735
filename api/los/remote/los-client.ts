import { setTimeout as pause } from 'node:timers/promises';
import nodeFetch, { type RequestInit, type Response } from 'node-fetch';
import type { Logger } from 'pino';
import { traceHeaders } from '../../tracing/spans';
import { LosError } from '../los-error';
import type { LosPort } from '../port';
import { wasSent } from '../was-sent';
import { wireOperations, wirePath } from '../wire/wire-operations';
import { type Failure, readAnswer } from './read-answer';

export interface LosClientOptions {
  /** The address of the LOS, such as http://127.0.0.1:3100. */
  readonly url: string;
  readonly token: string;
  readonly log: Logger;
  /** Timeout of one try in milliseconds; default 10,000. */
  readonly timeoutMs?: number;
  /** Milliseconds before the second try, doubled before the third; default 150. */
  readonly backoffMs?: number;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Tries of an operation that is safe to repeat. */
const TRIES = 3;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * Calls operations of an LOS over HTTP. Without an answer (no connection, a broken one, a server error, a timeout), a
 * repeatable operation is tried up to three times; any other is not. Answers are validated. Throws the errors of the LOS
 * unchanged, `timeout` if the last try was too slow, otherwise `unavailable`; both with `outcome: 'unknown'` in their details
 * if a write may have happened.
 */
export function createLosClient(
  options: LosClientOptions,
): (name: keyof LosPort, given: readonly unknown[]) => Promise<unknown> {
  const { log, token, timeoutMs = 10_000, backoffMs = 150, fetch = nodeFetch } = options;
  const base = options.url.replace(/\/+$/, '');

  async function tryOnce(name: keyof LosPort, body: string): Promise<{ readonly result: unknown } | Failure> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${base}${wirePath(name)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...traceHeaders() },
        body,
        signal,
        size: MAX_ANSWER_BYTES,
        redirect: 'error',
      });
      return readAnswer(name, response.status, await response.text());
    } catch (error) {
      if (error instanceof LosError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      const code = signal.aborted ? 'timeout' : 'unavailable';
      return { code, reason, sent: wasSent(error), mayPass: true };
    }
  }

  return async (name, given) => {
    const { parameters, repeatable } = wireOperations[name];
    const body = JSON.stringify(Object.fromEntries(parameters.map((parameter, index) => [parameter, given[index]])));
    const writes = parameters.includes('operation') || !repeatable;
    let sent = false;
    for (let count = 1; ; count += 1) {
      const tried = await tryOnce(name, body);
      if ('result' in tried) return tried.result;
      sent ||= tried.sent;
      log.warn({ operation: name, reason: tried.reason, try: count }, 'no answer of the LOS');
      if (!repeatable || !tried.mayPass || count === TRIES) {
        throw new LosError(tried.code, `los-${tried.code}`, writes && sent ? { outcome: 'unknown' } : {});
      }
      // Portals that lost the LOS at the same time should not all retry together.
      await pause(backoffMs * 2 ** (count - 1) * (0.75 + Math.random() / 2));
    }
  };
}
