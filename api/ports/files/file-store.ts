import type { Readable } from 'node:stream';

/** Facts of a stored object. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
}

/**
 * Keeps bytes under a key such as `loans/2611051394/6f1c….pdf`. A put is all or nothing and replaces what was there, so it
 * is safe to repeat. Keys are relative, without `..`; a bad key throws.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<StoredObject>;
  /** Null where nothing is stored under the key. */
  get(key: string): Promise<{
    readonly object: StoredObject;
    readonly stream: Readable;
  } | null>;
  /** Removing what is not there is not an error. */
  remove(key: string): Promise<void>;
  /** Throws where the store cannot be reached; asked by `/readyz`. */
  ready(): Promise<void>;
}
