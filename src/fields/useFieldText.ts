import { useTranslate } from 'react-admin';
import { formatField } from '../../domain/format/format-field';
import { missing } from '../../domain/format/parsed';
import { codeLabel, isCodeListName } from '../../domain/loan/codes/code-lists';
import { fieldSpec } from '../../domain/loan/fields/field-table';

/** Writes the value of any field of the table as a person reads it: codes and yes/no in their language, the rest by its kind. */
export function useFieldText(): (name: string, value: unknown) => string {
  const translate = useTranslate();
  return (name, value) => {
    const spec = fieldSpec(name);
    if (value === null || value === undefined || value === '') return missing;
    if (spec === undefined) return String(value);
    if (spec.kind === 'yesno') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (spec.kind === 'code' && spec.codes !== undefined && isCodeListName(spec.codes)) {
      const code = String(value);
      return translate(`codes.${spec.codes}.${code}`, { _: codeLabel(spec.codes, code) });
    }
    return formatField(spec, value);
  };
}
