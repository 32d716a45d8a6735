import type { Withheld } from './fields/field';
import { fieldTable } from './fields/field-table';

/** What decides which parts of an answer a user may receive. */
export interface WithheldReader {
  /** External user (decisions ROLE-17). */
  readonly isPml: boolean;
  readonly isRetail: boolean;
}

/** Parts of answers that are no fields of the loan: the investor of a program in a price list. */
const parts: readonly (readonly [name: string, from: Withheld])[] = [['Investor', 'external']];

const fields = Object.entries(fieldTable).flatMap(([name, spec]) =>
  'withheldFrom' in spec ? [[name, spec.withheldFrom] as const] : [],
);

const namesFrom = (...readers: readonly Withheld[]): ReadonlySet<string> =>
  new Set([...parts, ...fields].filter(([, from]) => readers.includes(from)).map(([name]) => name));

const fromExternal = namesFrom('external', 'originators');
const fromOriginators = namesFrom('originators');
const fromNoOne: ReadonlySet<string> = new Set();

/** Whether a user sees adjustments that are part of the base price for everyone else. */
export const seesMargin = ({ isPml, isRetail }: WithheldReader): boolean => !isPml && !isRetail;

/** The fields and parts of answers that the user never receives; guests receive no more than external users. */
export function withheldNames(reader: WithheldReader | null): ReadonlySet<string> {
  if (reader === null || reader.isPml) return fromExternal;
  return seesMargin(reader) ? fromNoOne : fromOriginators;
}

/** A JSON value without the parts with these names, at any depth. Shares what it does not change. */
export function without<Value>(names: ReadonlySet<string>, value: Value): Value {
  if (names.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return sameOr(
      value,
      value.map((one: unknown) => without(names, one)),
    );
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value);
  const kept = entries
    .filter(([name]) => !names.has(name))
    .map(([name, part]) => [name, without(names, part)] as const);
  const isSame = kept.length === entries.length && kept.every(([, part], index) => part === entries[index]?.[1]);
  return isSame ? value : (Object.fromEntries(kept) as Value);
}

const sameOr = <Value extends readonly unknown[]>(before: Value, after: readonly unknown[]): Value =>
  after.every((one, index) => one === before[index]) ? before : (after as unknown as Value);
