import { looksLikeSsn } from '../../domain/format/ssn';

/** The fields of Social Security numbers in every form have it in their names. */
const isNumberField = (name: string): boolean => /ssn/i.test(name);

/** The fields of a draft that hold a full Social Security number, by their path. */
export function fieldsWithSsn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isNumberField(path.at(-1) ?? '') && looksLikeSsn(value) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => fieldsWithSsn(inner, [...path, name]));
}
