type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What people call a record, and its type where it has one. */
export interface RecordTitle {
  readonly name: string | null;
  /** A code of the list's type field. */
  readonly type: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Who holds an asset, who employs or takes title, where a property stands: what a person tells the records of a list by. */
export function recordTitle(record: unknown): RecordTitle {
  if (!isValues(record)) return { name: null, type: null };
  const { holder, employer, entityName, firstName, lastName, address, city, description, position } = record;
  const person = [firstName, lastName].filter((part) => textOf(part) !== null).join(' ');
  const names = [holder, employer, entityName, person, address, city, description, position].map(textOf);
  return { name: names.find((name) => name !== null) ?? null, type: textOf(record.type) };
}
