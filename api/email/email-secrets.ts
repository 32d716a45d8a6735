import { seenText } from '../../domain/email/plain-mail';
import { findSecret } from '../../domain/orders/secrets';
import { refuse } from '../http/app-error';

/** Throws `invalid` (422) if the email has a Social Security number, however it is written, or a password. */
export function assertNoSecret(subject: string, message: string, isText: boolean): void {
  const seen = [seenText(subject, true), seenText(message, isText)];
  if (findSecret([subject, message, ...seen])) throw refuse('invalid', 'email-has-secret');
}
