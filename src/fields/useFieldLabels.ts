import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { missing } from '../../domain/format/parsed';
import { codeLabel, codeLists, isCodeListName } from '../../domain/loan/codes/code-lists';
import type { ValueSpec } from '../../domain/loan/fields/field';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { formatField } from '../../domain/loan/format-field';
import { useFormats } from '../providers/i18n/useFormats';
import { useOptionChanges } from './codes/option-changes';

/** The lists of documentation types, by the English names that a loan stores (PANEL-08). */
const documentationLists = ['extendedDocumentation', 'sProdDocT'] as const;

/** Field labels, code labels and formatted values in the user's language. */
export function useFieldLabels() {
  const translate = useTranslate();
  const { instant, line } = useFormats();
  const changeOf = useOptionChanges();

  const label = useCallback((name: string): string => translate(`fields.${name}`, { _: name }), [translate]);

  /** The portal's own label of a code. */
  const standardCode = useCallback(
    (list: string | undefined, value: string): string =>
      list && isCodeListName(list) ? translate(`codes.${list}.${value}`, { _: codeLabel(list, value) }) : value,
    [translate],
  );

  /** The lender's label of a code, otherwise the portal's. */
  const code = useCallback(
    (list: string | undefined, value: string): string =>
      changeOf(list ?? '', value)?.ownLabel ?? standardCode(list, value),
    [changeOf, standardCode],
  );

  const specText = useCallback(
    (spec: ValueSpec, value: unknown): string => {
      if (value === null || value === undefined || value === '') return missing;
      if (spec.kind === 'yesno') return translate(value === true ? 'ra.boolean.true' : 'ra.boolean.false');
      if (spec.unit && typeof value === 'number') {
        return translate(`inputs.counted.${spec.unit}`, { count: value, smart_count: value });
      }
      if (spec.kind === 'state') return String(value);
      if (spec.kind === 'code') return code(spec.codes, String(value));
      if (spec.kind === 'codes' && Array.isArray(value)) {
        return value.length === 0 ? missing : line(value.map((each) => code(spec.codes, String(each))));
      }
      if (spec.kind === 'instant') return instant(String(value));
      return formatField(spec, value);
    },
    [translate, code, instant, line],
  );

  /** The name of a documentation type in the user's language; an unknown one is shown as is. */
  const documentationText = useCallback(
    (name: string): string => {
      for (const list of documentationLists) {
        const found = Object.keys(codeLists[list]).find((value) => codeLabel(list, value) === name);
        if (found) return standardCode(list, found);
      }
      return name;
    },
    [standardCode],
  );

  /** A stored value as shown in tables and panels. */
  const text = useCallback(
    (name: string, value: unknown): string => {
      if (name === 'sCustomField2Notes' && typeof value === 'string' && value !== '') return documentationText(value);
      const spec = fieldSpec(name);
      return spec ? specText(spec, value) : String(value ?? missing);
    },
    [documentationText, specText],
  );

  return { label, code, standardCode, text, specText };
}
