/** What a rotation has done in one batch. */
export interface RenewedBatch {
  /** Entries that it looked at. */
  readonly checked: number;
  /** Entries that it encrypted again. */
  readonly renewed: number;
  /** Entries that do not open, as messages without their content. They keep their key, which is then not retired. */
  readonly problems: readonly string[];
}

/** A place with encrypted data that a rotation goes through. */
export interface SealedStore {
  /** Shown in the progress of the command. */
  readonly name: string;
  /**
   * Encrypts with the current key what is plain or sealed with another one, in small batches, while others read and write.
   * Yields after each batch is stored. Can be stopped at any time and begun again: entries of the current key are skipped.
   */
  renew(): AsyncIterable<RenewedBatch>;
}
