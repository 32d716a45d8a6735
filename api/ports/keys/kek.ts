/** A key-encryption key. It encrypts ("wraps") the data keys, and never leaves the place where it is stored. */
export interface Kek {
  /** Stored with each data key that it wrapped. */
  readonly id: string;
  /** `context` is authenticated: the data key opens only with the same one. */
  wrap(key: Uint8Array, context: string): Promise<Buffer>;
  /** Throws if this key did not wrap it with this context. */
  unwrap(wrapped: Uint8Array, context: string): Promise<Buffer>;
}

/** The keys that protect the data keys cannot be used. The message says what to configure. */
export class KeyProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'KeyProblem';
  }
}
