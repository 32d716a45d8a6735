import type { FactorKind } from '../../domain/access/factor.schemas';
import { type HostedSession, saveHosted } from './session';

/** Between the password and the PIN (AUTH-18), for this window. */
export interface Verification {
  readonly username: string;
  readonly isRetail: boolean;
  readonly email: string;
  /** Names this sign-in in the mail with its PIN. */
  readonly attempt?: string | undefined;
  /** When the PIN expires, in milliseconds since 1970. */
  readonly until: number;
  /** The user's own factors, one of which is expected; absent if a PIN was mailed. */
  readonly factors?: readonly FactorKind[];
  /** Whether a PIN can be mailed instead. */
  readonly pinAllowed?: boolean;
  /** What the browser keeps of a sign-in at a provider, once it is complete. */
  readonly hosted?: HostedSession;
}

/** Who has shown the first of two things: the password, or an account at a provider. */
interface Entrant {
  readonly login: string;
  readonly internalOnly?: boolean;
  readonly hosted?: HostedSession;
}

const KEY = 'emet.sys.verification';
const PIN_LIFETIME = 10 * 60 * 1000;

function store(state: Verification): Verification {
  sessionStorage.setItem(KEY, JSON.stringify(state));
  return state;
}

/** What the server waits for. */
type Expected = Pick<Verification, 'email' | 'attempt' | 'factors' | 'pinAllowed'>;

/** Where a PIN was mailed, and what its mail calls the sign-in. */
export type MailedPin = Pick<Verification, 'email' | 'attempt'>;

/** The password was correct, or a provider signed the user in, and a PIN was mailed or a factor of the user is expected. */
export function startVerification(from: Entrant, expected: Expected, isRetail: boolean, now: number): void {
  const { email, attempt, factors, pinAllowed } = expected;
  // A user who checked Internal Users Only is not retail (AUTH-07).
  store({
    ...{ username: from.login, isRetail: isRetail && !from.internalOnly, email, until: now + PIN_LIFETIME },
    ...(attempt && { attempt }),
    ...(factors && { factors, pinAllowed: pinAllowed === true }),
    ...(from.hosted && { hosted: from.hosted }),
  });
}

/** A PIN was mailed, with its own ten minutes. */
export const renewVerification = (
  { username, isRetail, hosted }: Verification,
  { email, attempt }: MailedPin,
  now: number,
): Verification => store({ username, isRetail, email, attempt, until: now + PIN_LIFETIME, ...(hosted && { hosted }) });

export function readVerification(): Verification | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Verification | null;
  } catch {
    return null;
  }
}

export const endVerification = (): void => sessionStorage.removeItem(KEY);

/** The second step has set the session. */
export function completeVerification({ hosted }: Verification): void {
  if (hosted) saveHosted(hosted);
  endVerification();
}
