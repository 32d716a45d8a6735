import type { Readable } from 'node:stream';

/** Metadata of a stored object. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
}

/**
 * Stores bytes under a key such as `loans/2611051394/6f1c….pdf`. A put is atomic and replaces an existing object, so it is safe
 * to repeat. Keys are relative, without `..`; an invalid key throws.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<StoredObject>;
  /** Null if there is no object with the key. */
  get(key: string): Promise<{
    readonly object: StoredObject;
    readonly stream: Readable;
  } | null>;
  /** Removing a missing object is not an error. */
  remove(key: string): Promise<void>;
  /** Throws if the store is not reachable. Used by `/readyz`. */
  ready(): Promise<void>;
}
