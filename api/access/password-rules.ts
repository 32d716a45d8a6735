import { type MessageData, message } from '../../domain/messages/message';

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;

/** Fewer different characters than this is a pattern, not a password. */
const DIFFERENT = 5;

/** Why a password is not allowed; null if it is. Only length matters (NIST SP 800-63B): no rule requires certain characters. */
export function passwordProblem(
  password: string,
  user: { readonly login: string; readonly email: string },
): MessageData | null {
  const text = password.normalize('NFKC');
  const lower = text.toLowerCase();
  if (text.length < MIN_LENGTH) return message('password-too-short', { least: MIN_LENGTH });
  if (text.length > MAX_LENGTH) return message('password-too-long', { most: MAX_LENGTH });
  if (new Set(lower).size < DIFFERENT) return message('password-too-plain');
  const own = [user.login, user.email.split('@')[0] ?? ''].filter((name) => name.length > 3);
  if (own.some((name) => lower.includes(name.toLowerCase()))) return message('password-is-name');
  return null;
}
