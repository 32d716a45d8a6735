import { generateSecret, generateURI, verifySync } from 'otplib';

/** A code changes every 30 seconds, and those of the step before and after are accepted, because clocks differ. */
const STEP_SECONDS = 30;

/** 160 random bits in base 32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/** What an authenticator app scans. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  generateURI({ issuer, label, secret, period: STEP_SECONDS });

/**
 * The time step of a code, or null if it is wrong at this time. `after` is the step of the last accepted code: a code of that
 * step or an earlier one was used before, or could have been read by someone else.
 */
export function stepOfCode(secret: string, code: string, now: Date, after: number | null): number | null {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const newest = Math.floor(epoch / STEP_SECONDS) + 1;
  if (after !== null && after >= newest) return null;
  const result = verifySync({
    secret,
    token: digits,
    epoch,
    period: STEP_SECONDS,
    epochTolerance: STEP_SECONDS,
    ...(after === null ? {} : { afterTimeStep: after }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
