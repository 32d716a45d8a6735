import type { RecordField, RecordFields } from '../records/record-fields';
import { ownValue } from '../tables/own-value';

/** Where a field comes from: a column of the file, by its place, or one value for all rows. */
export type FieldSource = { readonly column: number } | { readonly value: string };

/** The source of each field; a field without one stays empty. */
export type ColumnMapping = Readonly<Record<string, FieldSource>>;

const plain = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The columns that fit each field by their titles, each column for one field. */
export function guessMapping(
  fields: RecordFields,
  titles: readonly string[],
  aliases: Readonly<Record<string, readonly string[]>>,
): ColumnMapping {
  const free = new Map(titles.map((title, place) => [place, plain(title)]));
  const mapping: Record<string, FieldSource> = {};
  // The exact name of one field wins over the alias of another.
  for (const namesOf of [(name: string) => [name], (name: string) => ownValue(aliases, name) ?? []]) {
    for (const name of Object.keys(fields)) {
      if (Object.hasOwn(mapping, name)) continue;
      const wanted = namesOf(name).map(plain);
      const found = wanted.flatMap((each) => [...free].find(([, title]) => title === each) ?? [])[0];
      if (typeof found !== 'number') continue;
      mapping[name] = { column: found };
      free.delete(found);
    }
  }
  return mapping;
}

/** Required fields that have no source. */
export const unmapped = (fields: RecordFields, mapping: ColumnMapping): readonly string[] =>
  Object.entries(fields).flatMap(([name, { required }]) => {
    const source = ownValue(mapping, name);
    const isSet = source !== undefined && ('column' in source || source.value.trim() !== '');
    return required && !isSet ? [name] : [];
  });

/** `Late charge` as the option `late-charge`, or the option that is called so; a text that is none stays as it is. */
function asOption(name: string, { options }: RecordField, text: string, wordsOf: WordsOf): string {
  const wanted = plain(text);
  return options?.find((option) => [option, ...wordsOf(name, option)].some((word) => plain(word) === wanted)) ?? text;
}

/** What files call an option of a field. */
type WordsOf = (field: string, option: string) => readonly string[];

/** The fields of one row of the file. */
export function mappedRow(
  fields: RecordFields,
  mapping: ColumnMapping,
  cells: readonly string[],
  wordsOf: WordsOf,
): Readonly<Record<string, string>> {
  const row: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const source = ownValue(mapping, name);
    if (source === undefined) continue;
    const text = ('column' in source ? (cells[source.column] ?? '') : source.value).trim();
    row[name] = asOption(name, field, text, wordsOf);
  }
  return row;
}
