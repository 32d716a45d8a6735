import { randomInt } from 'node:crypto';
import type { AppContext } from '../../app-context';
import { refuse } from '../../http/app-error';
import { hashPassword } from '../passwords';
import { TEMPORARY_DAYS } from '../temporary-password';

/** Leaves out characters that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A random password of about 98 bits, emailed to one user and stored only as a hash. */
export async function firstPassword(): Promise<{ readonly text: string; readonly hash: string }> {
  const text = Array.from({ length: GROUPS }, group).join('-');
  return { text, hash: await hashPassword(text) };
}

interface PasswordRecipient {
  readonly login: string;
  readonly email: string;
}

const TEMPORARY = `It is valid for ${TEMPORARY_DAYS} days. You choose your own password when you sign in.`;

const textOf = ({ login }: PasswordRecipient, password: string, why: string): string =>
  [why, '', `User ID: ${login}`, `Password: ${password}`, '', `${TEMPORARY} No one else sees this password.`].join(
    '\n',
  );

/** Emails a password to its owner. Throws 500 if the mail server refuses it; the caller then must not store the password. */
export async function mailPassword(
  portal: Pick<AppContext, 'mail'>,
  user: PasswordRecipient,
  password: string,
  why: 'new' | 'reset',
): Promise<void> {
  const mail =
    why === 'new'
      ? { subject: 'Your account', text: textOf(user, password, 'Your account is ready.') }
      : {
          subject: 'Your new password',
          text: textOf(user, password, 'Your administrator has reset your password.'),
        };
  try {
    await portal.mail.send({ to: user.email, ...mail });
  } catch (cause) {
    throw refuse('internal', 'password-not-mailed', { cause });
  }
}
