type Fields = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * What of a record a person changed, with the version they had read: absent keeps, null clears. A field that was emptied is
 * sent as null.
 */
export function changedFields(data: Fields, previous: Fields | undefined): Fields {
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(data), ...Object.keys(previous ?? {})])) {
    if (name === 'id' || name === 'version') continue;
    if (name in data && !same(data[name], previous?.[name])) changed[name] = data[name] ?? null;
  }
  const version = data.version ?? previous?.version;
  return version === undefined ? changed : { version, ...changed };
}
