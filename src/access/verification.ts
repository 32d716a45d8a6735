import type { Credentials } from './signing';

/** Between the password and the PIN (AUTH-18), for this window. */
export interface Verification {
  readonly username: string;
  readonly isRetail: boolean;
  readonly email: string;
  /** When the PIN expires, in milliseconds since 1970. */
  readonly until: number;
}

const KEY = 'emet.sys.verification';
const PIN_LIFETIME = 10 * 60 * 1000;

function store(state: Verification): Verification {
  sessionStorage.setItem(KEY, JSON.stringify(state));
  return state;
}

/** The password was correct and a PIN was mailed. */
export function startVerification(from: Credentials, email: string, isRetail: boolean, now: number): void {
  // A user who checked Internal Users Only is not retail (AUTH-07).
  store({ username: from.login, isRetail: isRetail && !from.internalOnly, email, until: now + PIN_LIFETIME });
}

/** Another PIN was mailed, with its own ten minutes. */
export const renewVerification = (state: Verification, email: string, now: number): Verification =>
  store({ ...state, email, until: now + PIN_LIFETIME });

export function readVerification(): Verification | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Verification | null;
  } catch {
    return null;
  }
}

export const endVerification = (): void => sessionStorage.removeItem(KEY);
