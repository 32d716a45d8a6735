import { holdsSecret } from '../../domain/orders/secret-text';
import { refuse } from '../http/app-error';

/** Throws `invalid` (422) if the email has a Social Security number, however it is written, or a password. */
export function assertNoSecret(subject: string, message: string, isText: boolean): void {
  if (holdsSecret(subject) || holdsSecret(message, isText)) throw refuse('invalid', 'email-has-secret');
}
