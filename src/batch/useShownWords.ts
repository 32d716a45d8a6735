import type { ColumnMapping, FieldSource } from '../../domain/batch/mapping';
import type { RecordFields } from '../../domain/records/record-fields';
import { useColumnLabel } from './useColumnLabel';
import { useOptionText } from './useOptionText';

/** What the user's screen calls the fields and their options, as files made from it do too. */
export function useShownWords() {
  const label = useColumnLabel();
  const optionText = useOptionText();

  const ownTitles = (fields: RecordFields): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, [label(name)]]));

  const sourceWithWords = (fields: RecordFields, name: string, source: FieldSource): FieldSource => {
    const options = fields[name]?.options;
    if (options === undefined || 'value' in source) return source;
    return { ...source, words: Object.fromEntries(options.map((option) => [option, optionText(name, option)])) };
  };

  const withWords = (fields: RecordFields, mapping: ColumnMapping): ColumnMapping =>
    Object.fromEntries(Object.entries(mapping).map(([name, source]) => [name, sourceWithWords(fields, name, source)]));

  return { ownTitles, withWords };
}
