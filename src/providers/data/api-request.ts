import type { Method } from '../../../domain/contract/contract';
import { leave } from '../../access/leave';
import { clearSession, readToken } from '../../access/session';

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
  /** Goes on when the page is left; its answer may not be read. */
  readonly keepalive?: boolean;
  /** Told how many bytes of a file have come. */
  readonly onProgress?: (received: number) => void;
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
