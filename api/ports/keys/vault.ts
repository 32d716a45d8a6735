/** Why a sealed value did not open. */
export type SealedValueProblem = 'not-sealed' | 'unknown-key' | 'altered';

const reasons: Readonly<Record<SealedValueProblem, string>> = {
  'not-sealed': 'it is not sealed, or in a form that this database no longer has',
  'unknown-key': 'this database has no such key',
  altered: 'it was altered, moved from another place, or sealed with another key',
};

/** A value that does not open. Names the key and the context, never the value. */
export class SealedValueError extends Error {
  constructor(
    readonly problem: SealedValueProblem,
    readonly keyId: string | null,
    readonly context: string,
  ) {
    super(`The value "${context}" does not open${keyId === null ? '' : ` with key ${keyId}`}: ${reasons[problem]}.`);
    this.name = 'SealedValueError';
  }
}

/**
 * Encrypts values with the current data key, and opens them with the key that they name. `context` says what the value is and
 * whose, such as `loan:2611051394:ssn`. A value opens only with the context that it was sealed with, so that a copy elsewhere
 * is useless. Everything is synchronous: the keys are in memory.
 */
export interface Vault {
  /** A printable string that begins with {@link Vault.prefix}. */
  seal(plain: string, context: string): string;
  /** Throws a {@link SealedValueError} if the value does not open. */
  open(sealed: string, context: string): string;
  sealBytes(plain: Uint8Array, context: string): Buffer;
  /** Throws a {@link SealedValueError} if the bytes do not open. */
  openBytes(sealed: Uint8Array, context: string): Buffer;
  /**
   * A keyed hash, to search for equal values without opening them. `purpose` names the kind of value, such as `ssn`; bring the
   * value into one form first. It stays the same when data keys or the key that protects them change.
   */
  hash(value: string, purpose: string): string;
  /** The hashes that stored rows can have, with the current key and with earlier ones; search for any of them. */
  hashes(value: string, purpose: string): string[];
  /** What texts sealed with the current key begin with. A stored text without it is plain or older, and is encrypted by a rotation. */
  readonly prefix: string;
  /** What bytes sealed with the current key begin with. */
  readonly bytesPrefix: Buffer;
  /** The length of so many bytes once they are sealed. */
  sealedBytes(length: number): number;
  /** What hashes made with the current key begin with. */
  readonly hashPrefix: string;
  /** Whether rows may have values from before encryption, or in an earlier form. Once all are sealed, such values are refused. */
  readonly acceptsEarlier: boolean;
  /** Reads the keys again: another process may have made one. */
  reload(): Promise<void>;
}
