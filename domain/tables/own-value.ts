/**
 * The value that a table itself has under a name from outside; undefined for a name that every object inherits, such as
 * `constructor` or `__proto__`.
 */
export function ownValue<V>(table: Readonly<Record<string, V>>, name: string | null | undefined): V | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
