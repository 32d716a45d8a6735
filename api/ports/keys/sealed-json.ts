import type { ColumnType } from 'kysely';
import type { Vault } from './vault';

declare const content: unique symbol;

/** A value sealed as JSON, to be written to a `jsonb` column. */
export type SealedText<T> = string & { readonly [content]: T };

/** A sealed value as a `jsonb` column has it. */
interface SealedJson {
  readonly sealed: string;
}

/** What is read from such a column: sealed, or plain if it was written before encryption. */
export type StoredJson<T> = SealedJson | T;

/** A `jsonb` column whose values are sealed; writing plain JSON to it does not compile. */
export type SealedColumn<T> = ColumnType<StoredJson<T>, SealedText<T>, SealedText<T>>;

/** No plain value of these columns has this form. */
const isSealed = <T>(stored: StoredJson<T>): stored is SealedJson =>
  typeof stored === 'object' && stored !== null && Object.keys(stored).join() === 'sealed';

/** Seals a value as a whole, so that no field of it can be forgotten. `context` names table, row and column. */
export const sealJson = <T>(vault: Pick<Vault, 'seal'>, value: T, context: string): SealedText<T> =>
  JSON.stringify({ sealed: vault.seal(JSON.stringify(value), context) } satisfies SealedJson) as SealedText<T>;

/** The value that was sealed for this context. */
export const openJson = <T>(vault: Pick<Vault, 'open'>, stored: StoredJson<T>, context: string): T =>
  isSealed(stored) ? JSON.parse(vault.open(stored.sealed, context)) : stored;
