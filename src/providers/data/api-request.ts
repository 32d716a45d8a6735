import type { Method } from '../../../domain/contract/contract';
import { entryPaths } from '../../access/entry-path';
import { endSession, isOfAnother, pageOwner } from '../../access/interruption';
import { idleHeader } from '../../access/last-use';
import { leave } from '../../access/leave';
import { readToken, reportRefusal } from '../../access/session';
import { pageOfAnother } from './api-error';

export interface RequestOptions {
  readonly method?: Method;
  /** Sent as JSON; FormData is sent as is. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** The loan of a file call, sent as `X-Loan-Number` (decisions DATA-05). */
  readonly loanNum?: string;
  /** Sent as `Idempotency-Key`: a repeat with the same one gets the answer of the first. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** A sign-in call: sends no token, and a 401 does not end a session. */
  readonly signsIn?: boolean;
  /** Sent instead of the stored token: for a sign-out, which clears that one first. */
  readonly token?: string;
  /** A 401 is handled by the caller (renewal, sign-out) instead of ending the session at once. */
  readonly keepsSession?: boolean;
  /** Continues after the page is closed; the response may never be read. */
  readonly keepalive?: boolean;
  /** Called with the number of bytes received. */
  readonly onProgress?: (received: number) => void;
}

const API = '/api';

/** URL of a call, with its query string. */
export function urlOf(path: string, query: RequestOptions['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return `${API}${path}${text ? `?${text}` : ''}`;
}

/** Names the user to whom the page belongs: the server refuses a token of another one, which a sign-in elsewhere may have stored. */
export function ownerHeader(): Record<string, string> {
  const owner = pageOwner();
  return owner === null ? {} : { 'X-Page-User': encodeURIComponent(owner) };
}

/** Headers of every call: the token, whose page sends it, and the loan number. */
export function commonHeaders(options: RequestOptions): Record<string, string> {
  const token = options.signsIn ? null : (options.token ?? readToken());
  return {
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}`, ...idleHeader() } : {}),
    ...(token && !options.token ? ownerHeader() : {}),
    ...(options.loanNum ? { 'X-Loan-Number': options.loanNum } : {}),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
  };
}

/**
 * To be called before a call is sent; returns a function for the status of its failure. A 401 ends the session in all tabs: it is
 * cleared, the reason is stored, and the page goes to /error401 (SESSION-05, SESSION-06), or asks its user to sign in again if it
 * has unsaved edits. A 401 to an older token than the stored
 * one ends nothing: after a sign-out, that one says why and leaves the page; after another sign-in, the new session is valid.
 * An unauthorized call is logged as a warning (ERR-08), except for a wrong password at sign-in.
 * Throws if another user than the page's is signed in: nothing that one typed is sent in the name of the other.
 */
export function watchSession(options: RequestOptions): (status: number) => void {
  if (!options.signsIn && !options.token && isOfAnother()) throw pageOfAnother();
  const sent = readToken();
  return (status) => {
    if (options.signsIn) return;
    if (status === 401 || status === 403) console.warn(`Authorization error: the server answered ${status}.`);
    if (status === 403) reportRefusal();
    if (status !== 401 || options.keepsSession || (sent !== null && readToken() !== sent)) return;
    endSession('invalid', () => leave.to(entryPaths.unauthorized));
  };
}
