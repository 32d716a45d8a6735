import type { RecordField, RecordFields } from '../records/record-fields';
import { ownValue } from '../tables/own-value';

/**
 * Where a field comes from: a column of the file, by its place, or one value for all rows. `words` are what the user's screen calls the
 * options of the field.
 */
export type FieldSource =
  | { readonly column: number; readonly words?: Readonly<Record<string, string>> | undefined }
  | { readonly value: string };

/** The source of each field; a field without one stays empty. */
export type ColumnMapping = Readonly<Record<string, FieldSource>>;

const plain = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The columns that fit each field by their titles, each column for one field. Sources that are `known` stay. */
export function guessMapping(
  fields: RecordFields,
  titles: readonly string[],
  aliases: Readonly<Record<string, readonly string[]>>,
  known: ColumnMapping = {},
): ColumnMapping {
  const used = Object.values(known).map((source) => ('column' in source ? source.column : -1));
  const free = new Map(titles.flatMap((title, place) => (used.includes(place) ? [] : [[place, plain(title)]])));
  const mapping: Record<string, FieldSource> = { ...known };
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
function asOption({ options }: RecordField, text: string, wordsOf: (option: string) => readonly string[]): string {
  const wanted = plain(text);
  return options?.find((option) => [option, ...wordsOf(option)].some((word) => plain(word) === wanted)) ?? text;
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
    const isColumn = 'column' in source;
    const text = (isColumn ? (cells[source.column] ?? '') : source.value).trim();
    const shown = (isColumn && source.words) || {};
    row[name] = asOption(field, text, (option) => [
      ...wordsOf(name, option),
      ownValue<string>(shown, option) ?? option,
    ]);
  }
  return row;
}
