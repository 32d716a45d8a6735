/** The value of a table under a name from a file; undefined for a name that every object inherits, such as `constructor`. */
export function ownValue<V>(table: Readonly<Record<string, V>>, name: string | undefined): V | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
