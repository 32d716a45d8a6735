import { type MessageData, message } from '../messages/message';

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;

/** The estimate reads this many characters: more takes long and changes nothing. */
const ESTIMATED_LENGTH = 40;

/** 10^8 guesses ("safely unguessable" in zxcvbn's scale of 0 to 4). */
const LEAST_SCORE = 3;

/** Shorter names are part of too many words. */
const SHORT_NAME = 3;

/** The facts of a user that their password must not contain. */
export interface PasswordOwner {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string | null | undefined;
  readonly branchName?: string | null | undefined;
}

/** Estimates a text, given words that an attacker knows: a score of 0 to 4, and the patterns that it found. Loaded with the first password. */
export type Estimate = (
  text: string,
  known: readonly string[],
) => { readonly score: number; readonly sequence: readonly { readonly pattern: string }[] };

/** How strong a password is, from 0 to 4, and why it is not allowed; null if it is. */
export interface PasswordRating {
  readonly score: number;
  readonly problem: MessageData | null;
}

const refused = (problem: MessageData, score = 0): PasswordRating => ({ score, problem });

/** The letters and digits of a text, because names are typed with and without blanks, hyphens and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What an attacker who knows the user would try first. */
function ownNames({ login, email, firstName, lastName, companyName, branchName }: PasswordOwner): readonly string[] {
  const names = [login, email.split('@')[0] ?? '', firstName, lastName, firstName + lastName, lastName + firstName];
  return [...names, companyName ?? '', branchName ?? ''].filter((name) => plain(name).length > SHORT_NAME);
}

/**
 * Only a password's length, the user's own data, the names of the lender and its portal, and lists of common passwords matter (NIST
 * SP 800-63B): no rule requires certain characters. Variants of common passwords, such as a year at the end, are common, too.
 */
export async function ratePassword(
  password: string,
  user: PasswordOwner,
  lenderNames: readonly string[],
  loadEstimate: () => Promise<Estimate>,
): Promise<PasswordRating> {
  const text = password.normalize('NFKC');
  if (text.length < MIN_LENGTH) return refused(message('password-too-short', { least: MIN_LENGTH }));
  if (text.length > MAX_LENGTH) return refused(message('password-too-long', { most: MAX_LENGTH }));
  const own = ownNames(user);
  const typed = plain(text);
  if ([...own, ...lenderNames].some((name) => typed.includes(plain(name)))) return refused(message('password-is-name'));
  // A single word of a name is allowed in a long password, but counts as known.
  const words = [...own, ...lenderNames].flatMap((name) => [
    plain(name),
    ...name.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  ]);
  const estimate = await loadEstimate();
  const { score, sequence } = estimate(text.slice(0, ESTIMATED_LENGTH), words);
  if (score >= LEAST_SCORE) return { score, problem: null };
  const isCommon = sequence.some(({ pattern }) => pattern === 'dictionary');
  return refused(message(isCommon ? 'password-common' : 'password-too-plain'), score);
}
