/** A social security number as people write it: nine digits, with or without a separator in groups of 3, 2 and 4. */
const SSN = /(?<!\w|\d\.)\d{3}([-. ]?)\d{2}\1\d{4}(?!\w|\.\d)/gu;

/** Names of properties whose values must not be stored. */
const SECRET_NAME =
  /socialsecurity|passw|passphrase|secret(?!ar)|token|credential|apikey|^(ssn|pin|pw|pwd|authorization)$/i;
/** As the fields of a loan write it: `aBSsn`, and not `businessName`. */
const SSN_NAME = /Ssn|SSN/;

/** Dashes and spaces that look like the plain ones. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ');

const holdsSsn = (text: string): boolean => plain(text).search(SSN) >= 0;

const isSecretName = (name: string): boolean =>
  SECRET_NAME.test(name.replaceAll(/[^a-z0-9]/gi, '')) || SSN_NAME.test(name) || holdsSsn(name);

/** The path of a social security number or a secret in a value; null if there is none. Does not return the value itself. */
export function findSecret(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string' || typeof value === 'number') return holdsSsn(String(value)) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, stored] of Object.entries(value)) {
    const found = isSecretName(name) ? [...path, name] : findSecret(stored, [...path, name]);
    if (found) return found;
  }
  return null;
}

/** A text without its social security numbers. */
export const textWithoutSsn = (text: string): string =>
  holdsSsn(text) ? plain(text).replaceAll(SSN, '***-**-****') : text;

/** A copy without the social security numbers in its texts, for answers of an outside party, which cannot be rejected. */
export function strikeSsn(value: unknown): unknown {
  if (typeof value === 'string') return textWithoutSsn(value);
  if (Array.isArray(value)) return value.map(strikeSsn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, stored]) => [name, strikeSsn(stored)]));
}
