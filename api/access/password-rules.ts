import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type MessageData, message } from '../../domain/messages/message';

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

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The lists of common passwords and words are loaded with the first password. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Estimator({ dictionary, graphs: adjacencyGraphs });
}

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
 * Why a password is not allowed; null if it is. Only its length, the user's own data, the names of the lender and its portal, and lists of common passwords matter (NIST
 * SP 800-63B): no rule requires certain characters. Variants of common passwords, such as a year at the end, are common, too.
 */
export async function passwordProblem(
  password: string,
  user: PasswordOwner,
  lenderNames: readonly string[] = [],
): Promise<MessageData | null> {
  const text = password.normalize('NFKC');
  if (text.length < MIN_LENGTH) return message('password-too-short', { least: MIN_LENGTH });
  if (text.length > MAX_LENGTH) return message('password-too-long', { most: MAX_LENGTH });
  const own = ownNames(user);
  const typed = plain(text);
  if ([...own, ...lenderNames].some((name) => typed.includes(plain(name)))) return message('password-is-name');
  estimator ??= loadEstimator();
  // A single word of a name is allowed in a long password, but counts as known.
  const words = [...own, ...lenderNames].flatMap((name) => [
    plain(name),
    ...name.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  ]);
  const { score, sequence } = (await estimator).check(text.slice(0, ESTIMATED_LENGTH), words);
  if (score >= LEAST_SCORE) return null;
  const isCommon = sequence.some(({ pattern }) => pattern === 'dictionary');
  return message(isCommon ? 'password-common' : 'password-too-plain');
}
