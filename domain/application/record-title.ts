type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The title of a record, and its type if it has one. */
export interface RecordTitle {
  readonly name: string | null;
  /** A code of the list's type field. */
  readonly type: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/**
 * The field that identifies a record in its list: the holder of an asset, the employer, the title holder, the address of a
 * property.
 */
export function recordTitle(record: unknown): RecordTitle {
  if (!isValues(record)) return { name: null, type: null };
  const { holder, employer, entityName, firstName, lastName, address, city, description, position } = record;
  const person = [firstName, lastName].filter((part) => textOf(part) !== null).join(' ');
  const names = [holder, employer, entityName, person, address, city, description, position].map(textOf);
  return { name: names.find((name) => name !== null) ?? null, type: textOf(record.type) };
}
