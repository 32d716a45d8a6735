import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { missing } from '../../domain/format/parsed';
import { codeLabel, isCodeListName } from '../../domain/loan/codes/code-lists';
import type { ValueSpec } from '../../domain/loan/fields/field';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { formatField } from '../../domain/loan/format-field';
import { useFormats } from '../providers/i18n/useFormats';
import { useOptionChanges } from './codes/option-changes';

/** The words around fields in the person's language: labels, labels of codes, and values as text. */
export function useFieldLabels() {
  const translate = useTranslate();
  const { line } = useFormats();
  const changeOf = useOptionChanges();

  const label = useCallback((name: string): string => translate(`fields.${name}`, { _: name }), [translate]);

  /** What the portal itself calls a code. */
  const standardCode = useCallback(
    (list: string | undefined, value: string): string =>
      list && isCodeListName(list) ? translate(`codes.${list}.${value}`, { _: codeLabel(list, value) }) : value,
    [translate],
  );

  /** A code by the name that the lender gives it, or that of the portal. */
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
      return formatField(spec, value);
    },
    [translate, code, line],
  );

  /** A stored value as a table or panel shows it. */
  const text = useCallback(
    (name: string, value: unknown): string => {
      const spec = fieldSpec(name);
      return spec ? specText(spec, value) : String(value ?? missing);
    },
    [specText],
  );

  return { label, code, standardCode, text, specText };
}
