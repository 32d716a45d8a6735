/** The command that makes a secret for the configuration. */
export const makeSecretCommand = `node -e "console.log(require('node:crypto').randomBytes(48).toString('base64url'))"`;

const MIN_LENGTH = 32;
/** Shares of a text above which it cannot come from a random generator; see the test for how rarely a random one exceeds them. */
const MAX_WORDS = 0.4;
const MAX_NEIGHBORS = 0.5;
const MIN_DIFFERENT = 0.85;
/** Bits by the frequency of the characters. A random secret of 32 hexadecimal digits has about 115. */
const MIN_BITS = 90;

function bits(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / text.length), 0);
}

/** The share of characters in what reads like words: six letters or more in one case, or capitalized, with vowels. */
function wordShare(text: string): number {
  const runs = text.match(/[A-Z][a-z]{5,}|[a-z]{6,}|[A-Z]{6,}/g) ?? [];
  return runs.filter((run) => !/[^aeiouy]{5}/i.test(run)).join('').length / text.length;
}

/** The share of neighbors that are equal or follow each other, as in `aaaa` and `1234`. */
function neighborShare(text: string): number {
  const steps = [...text].slice(1).map((char, place) => Math.abs(char.charCodeAt(0) - text.charCodeAt(place)));
  return steps.filter((step) => step <= 1).length / steps.length;
}

/** The share of different groups of three characters; a repeated part lowers it. */
function differentShare(text: string): number {
  const groups = Array.from({ length: text.length - 2 }, (_, place) => text.slice(place, place + 3));
  return new Set(groups).size / groups.length;
}

/** Random text has both cases and digits or signs of Base64, unless it is hexadecimal; a sentence does not. */
const looksLikeWords = (text: string): boolean =>
  !/^[0-9a-f]+$/i.test(text) &&
  (!(/[0-9+/_]/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text)) || wordShare(text) > MAX_WORDS);

/** Why a secret could be guessed; null if it looks like the output of a random generator. */
export function secretWeakness(secret: string): string | null {
  if (secret.length < MIN_LENGTH) return `has fewer than ${MIN_LENGTH} characters`;
  if (differentShare(secret) < MIN_DIFFERENT || neighborShare(secret) > MAX_NEIGHBORS) return 'repeats itself';
  if (looksLikeWords(secret)) return 'contains words';
  return bits(secret) < MIN_BITS ? 'uses too few different characters' : null;
}
