type Fields = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The fields that a user changed, with the version they had read. An absent field is kept, null clears it. An emptied field is
 * sent as null.
 */
export function changedFields(data: Fields, previous: Fields | undefined): Fields {
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(data), ...Object.keys(previous ?? {})])) {
    if (name === 'id' || name === 'version') continue;
    if (Object.hasOwn(data, name) && !same(data[name], previous?.[name])) changed[name] = data[name] ?? null;
  }
  const version = data.version ?? previous?.version;
  return version === undefined ? changed : { version, ...changed };
}
