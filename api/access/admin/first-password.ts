import { randomInt } from 'node:crypto';
import type { AppContext } from '../../app-context';
import { AppError } from '../../http/app-error';
import { hashPassword } from '../passwords';
import { TEMPORARY_DAYS } from '../temporary-password';

/** Without characters that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A password that is told to one person by mail, and kept as a hash only: some 98 random bits. */
export async function firstPassword(): Promise<{ readonly text: string; readonly hash: string }> {
  const text = Array.from({ length: GROUPS }, group).join('-');
  return { text, hash: await hashPassword(text) };
}

/** Whom a password is mailed to; `isTemporary`: it is good for choosing one of their own only. */
interface Addressee {
  readonly login: string;
  readonly email: string;
  readonly isTemporary: boolean;
}

const TEMPORARY = `It lets you in for ${TEMPORARY_DAYS} days, to choose a password of your own.`;

const textOf = ({ login, isTemporary }: Addressee, password: string, why: string): string =>
  [
    why,
    '',
    `User ID: ${login}`,
    `Password: ${password}`,
    '',
    `${isTemporary ? `${TEMPORARY} ` : ''}Nobody else has been told this password.`,
  ].join('\n');

/** Mails a password to whom it belongs. 503 where the mail server takes none: then nothing is to be kept. */
export async function mailPassword(
  portal: Pick<AppContext, 'mail'>,
  user: Addressee,
  password: string,
  why: 'new' | 'reset',
): Promise<void> {
  const mail =
    why === 'new'
      ? { subject: 'Your account', text: textOf(user, password, 'An account has been made for you.') }
      : {
          subject: 'Your new password',
          text: textOf(user, password, 'Your administrator has reset your password.'),
        };
  try {
    await portal.mail.send({ to: user.email, ...mail });
  } catch (cause) {
    throw new AppError('internal', 503, 'password-not-mailed', {
      cause,
    });
  }
}
