import { formatInstant } from '../../domain/format/date';
import type { RequestFacts } from '../http/call';
import { knownDevice } from './known-device';
import { PIN_MINUTES } from './pin-limits';

/** A short name of a sign-in, shown where it waits for its PIN and in the mail with it: several can wait at the same time. */
export const attemptOf = (id: string): string => id.slice(0, 4).toUpperCase();

const requested = (id: string, at: Date, { userAgent, ip }: Pick<RequestFacts, 'userAgent' | 'ip'>): string =>
  `${attemptOf(id)}, started ${formatInstant(at.toISOString())} Pacific time in ${knownDevice(userAgent)}, from ${ip}.`;

interface MailedPin {
  readonly id: string;
  readonly pin: string;
  readonly at: Date;
}

/** The mail with a PIN. It says which sign-in it is for, and where that was begun. */
export const pinMail = (
  { id, pin, at }: MailedPin,
  from: Pick<RequestFacts, 'userAgent' | 'ip'>,
): { readonly subject: string; readonly text: string } => ({
  subject: 'Your verification PIN',
  text: [
    `Your verification PIN is ${pin}.`,
    '',
    `It is for login ${requested(id, at, from)}`,
    `Enter it only where login ${attemptOf(id)} is shown. It works once, for ${PIN_MINUTES} minutes.`,
    'If you are not logging in, someone has your password: change it, and tell your administrator.',
  ].join('\n'),
});

/** The mail with the PIN that proves the address of someone who registers: perhaps someone else's, who then need not do anything. */
export const registrationPinMail = (
  { id, pin, at }: MailedPin,
  from: Pick<RequestFacts, 'userAgent' | 'ip'>,
): { readonly subject: string; readonly text: string } => ({
  subject: 'Your registration PIN',
  text: [
    `Your registration PIN is ${pin}.`,
    '',
    `It is for registration ${requested(id, at, from)}`,
    `Enter it only where registration ${attemptOf(id)} is shown. It works once, for ${PIN_MINUTES} minutes.`,
    'If you are not registering, ignore this mail: without the PIN, no account is created.',
  ].join('\n'),
});

/** The mail with a PIN for a user who is logged in and shows who they are. */
export const proofPinMail = (
  { id, pin, at }: MailedPin,
  from: Pick<RequestFacts, 'userAgent' | 'ip'>,
): { readonly subject: string; readonly text: string } => ({
  subject: 'Your confirmation PIN',
  text: [
    `Your confirmation PIN is ${pin}.`,
    '',
    `It is for confirmation ${requested(id, at, from)}`,
    `Enter it only where confirmation ${attemptOf(id)} is shown. It works once, for ${PIN_MINUTES} minutes.`,
    'If you are not changing sign-in methods, someone uses your account: change your password, and tell your administrator.',
  ].join('\n'),
});
