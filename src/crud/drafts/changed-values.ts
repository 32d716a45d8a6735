import { sameValues, type Values } from '../../../domain/records/merge';

/** Set by the server, not typed. */
const SET_BY_SERVER: readonly string[] = ['id', 'version', 'uses'];

/** The changed values of a form, before and after. */
export interface ChangedValues {
  readonly base: Values;
  readonly values: Values;
}

/** What differs between two states of a form, by the names of its first level; null if nothing does. */
export function changedValues(base: Values, typed: Values): ChangedValues | null {
  const names = [...new Set([...Object.keys(base), ...Object.keys(typed)])].filter(
    (name) => !SET_BY_SERVER.includes(name) && !sameValues(base[name], typed[name]),
  );
  if (names.length === 0) return null;
  const pick = (from: Values): Values => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { base: pick(base), values: pick(typed) };
}
