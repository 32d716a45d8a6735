import type { Readable } from 'node:stream';

/** Metadata of a stored object. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
}

/** A stored object with its content. */
export interface OpenObject {
  readonly object: StoredObject;
  readonly stream: Readable;
}

/** The bytes of an object from the first position to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Stores bytes under a key such as `loans/2611051394/6f1c….pdf`. A put is atomic and replaces an existing object, so it is safe
 * to repeat. Keys are relative, without `..`; an invalid key throws.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<StoredObject>;
  /** Null if there is no object with the key. If the content turns out to be damaged, the stream fails. */
  get(key: string): Promise<OpenObject | null>;
  /** Like `get`, with only the bytes of the range, of which fewer, or none, are there beyond the end. */
  getPart(key: string, range: ByteRange): Promise<OpenObject | null>;
  /** Removing a missing object is not an error. */
  remove(key: string): Promise<void>;
  /** Throws if the store is not reachable. Used by `/readyz`. */
  ready(): Promise<void>;
}

/** A stored object, and the version of its content that was opened. */
export type VersionedObject = OpenObject & { readonly version: string };

/** Where bytes are stored as they are: a folder or a bucket. The rest of the portal sees it through the encrypted store. */
export interface ObjectStore extends FileStore {
  get(key: string): Promise<VersionedObject | null>;
  getPart(key: string, range: ByteRange): Promise<VersionedObject | null>;
  /** The keys of all objects. One that is added or removed meanwhile may be missing or gone. */
  keys(): AsyncIterable<string>;
  /** Replaces the content, unless the object was changed or removed since that version was read. Returns whether it did. */
  replace(key: string, bytes: Uint8Array, contentType: string, version: string): Promise<boolean>;
}
