import { formatInstant } from '../../domain/format/date';
import type { RequestFacts } from '../http/call';
import { knownDevice } from './known-device';
import { PIN_MINUTES } from './pin-limits';

type Source = Pick<RequestFacts, 'userAgent' | 'ip'>;

/** A short name of a sign-in, shown where it waits for its PIN and in the mail with it: several can wait at the same time. */
export const attemptOf = (id: string): string => id.slice(0, 4).toUpperCase();

const requested = (id: string, at: Date, { userAgent, ip }: Source): string =>
  `${attemptOf(id)}, started ${formatInstant(at.toISOString())} Pacific time in ${knownDevice(userAgent)}, from ${ip}.`;

interface MailedPin {
  readonly id: string;
  readonly pin: string;
  readonly at: Date;
}

interface PinMail {
  readonly subject: string;
  readonly text: string;
}

/** A mail with a PIN. It says what it is for, where that was begun, and what to do if the reader did not begin it. */
const mailOf =
  (adjective: string, purpose: string, otherwise: string) =>
  ({ id, pin, at }: MailedPin, from: Source): PinMail => ({
    subject: `Your ${adjective} PIN`,
    text: [
      `Your ${adjective} PIN is ${pin}.`,
      '',
      `It is for ${purpose} ${requested(id, at, from)}`,
      `Enter it only where ${purpose} ${attemptOf(id)} is shown. It works once, for ${PIN_MINUTES} minutes.`,
      otherwise,
    ].join('\n'),
  });

/** The mail with the PIN of a sign-in. */
export const pinMail = mailOf(
  'verification',
  'login',
  'If you are not logging in, someone has your password: change it, and tell your administrator.',
);

/** The mail with the PIN that proves the address of someone who registers: perhaps someone else's, who then need not do anything. */
export const registrationPinMail = mailOf(
  'registration',
  'registration',
  'If you are not registering, ignore this mail: without the PIN, no account is created.',
);

/** The mail with a PIN for a user who is logged in and shows who they are. */
export const proofPinMail = mailOf(
  'confirmation',
  'confirmation',
  'If you are not changing sign-in methods, someone uses your account: change your password, and tell your administrator.',
);
