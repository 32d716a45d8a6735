import type { ColumnType } from 'kysely';
import { SealedValueError, type Vault } from './vault';

declare const content: unique symbol;

/** A value sealed as JSON, to be written to a `jsonb` column. */
export type SealedText<T> = string & { readonly [content]: T };

/** A sealed value as a `jsonb` column has it; `versioned` if it opens only in a row of its version. */
type SealedJson = { readonly sealed: string } | { readonly versioned: string };

/** What is read from such a column: sealed, or plain if it was written before encryption. */
export type StoredJson<T> = SealedJson | T;

/** A `jsonb` column whose values are sealed; writing plain JSON to it does not compile. */
export type SealedColumn<T> = ColumnType<StoredJson<T>, SealedText<T>, SealedText<T>>;

/** Table, row and column of a value, and the version of its row if an earlier value must not fit in its place. */
export type SealedPlace = string | { readonly place: string; readonly version: number };

/** The sealed text in this form. No plain value of these columns has it. */
function textIn<T>(stored: StoredJson<T>, form: 'sealed' | 'versioned'): string | undefined {
  if (typeof stored !== 'object' || stored === null || Object.keys(stored).join() !== form) return undefined;
  const text: unknown = Object.values(stored)[0];
  return typeof text === 'string' ? text : undefined;
}

/** Seals a value as a whole, so that no field of it can be forgotten. */
export function sealJson<T>(vault: Pick<Vault, 'seal'>, value: T, at: SealedPlace): SealedText<T> {
  const json = JSON.stringify(value);
  const stored: SealedJson =
    typeof at === 'string'
      ? { sealed: vault.seal(json, at) }
      : { versioned: vault.seal(json, `${at.place}:${at.version}`) };
  return JSON.stringify(stored) as SealedText<T>;
}

/**
 * The value that was sealed for this place. Plain values, and those of a versioned place without their version, open only in a
 * database that may still have them from an earlier version of the portal. Empty values are never sealed.
 */
export function openJson<T>(vault: Pick<Vault, 'open' | 'acceptsEarlier'>, stored: StoredJson<T>, at: SealedPlace): T {
  const [place, form] = typeof at === 'string' ? ([at, 'sealed'] as const) : ([at.place, 'versioned'] as const);
  const text = textIn(stored, form);
  if (text !== undefined)
    return JSON.parse(vault.open(text, typeof at === 'string' ? place : `${place}:${at.version}`));
  if (stored === null) return stored;
  if (!vault.acceptsEarlier) throw new SealedValueError('not-sealed', null, place);
  const earlier = textIn(stored, 'sealed');
  return earlier === undefined ? (stored as T) : JSON.parse(vault.open(earlier, place));
}
