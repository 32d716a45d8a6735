import type { Credentials } from './access-calls';

/** Between the password and the PIN (AUTH-18), for this window. */
export interface Verification {
  readonly username: string;
  readonly isRetail: boolean;
  readonly email: string;
  /** When the PIN ends, in milliseconds since 1970. */
  readonly until: number;
}

const KEY = 'emet.sys.verification';
const PIN_LIFETIME = 10 * 60 * 1000;

/** Kept in memory only, so that a new PIN can be asked for; gone with the page. */
let credentials: Credentials | null = null;

export function startVerification(from: Credentials, email: string, isRetail: boolean, now: number): void {
  credentials = from;
  // Someone who ticked Internal Users Only is not retail (AUTH-07).
  const state: Verification = {
    username: from.login,
    isRetail: isRetail && !from.internalOnly,
    email,
    until: now + PIN_LIFETIME,
  };
  sessionStorage.setItem(KEY, JSON.stringify(state));
}

export function readVerification(): Verification | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Verification | null;
  } catch {
    return null;
  }
}

export const resendCredentials = (): Credentials | null => credentials;

export function endVerification(): void {
  credentials = null;
  sessionStorage.removeItem(KEY);
}
