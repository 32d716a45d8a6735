type Values = Readonly<Record<string, unknown>>;

const withId = (record: unknown, newId: () => string): unknown =>
  typeof record === 'object' && record !== null && !('id' in record && record.id) ? { ...record, id: newId() } : record;

/** The values with an ID on every record of the named lists that came without one. */
export function withRecordIds<Kind extends Values>(values: Kind, lists: readonly string[], newId: () => string): Kind {
  const named = lists
    .map((list) => [list, values[list]] as const)
    .filter((entry): entry is readonly [string, unknown[]] => Array.isArray(entry[1]))
    .map(([list, records]) => [list, records.map((record) => withId(record, newId))]);
  return { ...values, ...Object.fromEntries(named) };
}
