import { createHash } from 'node:crypto';

/** A row of the audit in the text forms of the database, in the order in which they are hashed. */
export type RowValues = readonly (string | null)[];

/** The hash before the first row. */
export const FIRST_HASH = Buffer.alloc(32);

/** Each value with its length, so that no two rows have the same text. */
const valueText = (value: string | null): string => (value === null ? '-' : `${Buffer.byteLength(value)}:${value}`);

/**
 * The hash of a row in the chain. The database computes the same one in `portal.audit_hash`; the verifier does not rely on that
 * function, because someone who changes rows could change it, too.
 */
export const rowHash = (previous: Buffer, seq: number, values: RowValues): Buffer =>
  createHash('sha256')
    .update(previous)
    .update([String(seq), ...values].map(valueText).join(''))
    .digest();
