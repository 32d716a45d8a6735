import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { missing } from '../../domain/format/parsed';
import type { ValueSpec } from '../../domain/loan/fields/field';
import { formatField } from '../../domain/loan/format-field';
import { useFormats } from '../providers/i18n/useFormats';
import { useOptionChanges } from './codes/option-changes';

/** Code labels and formatted values in the user's language, for those who know the kind of a value: needs no field table. */
export function useValueText() {
  const translate = useTranslate();
  const { instant, line } = useFormats();
  const changeOf = useOptionChanges();

  /** The portal's own label of a code. */
  const standardCode = useCallback(
    (list: string | undefined, value: string): string =>
      list ? translate(`codes.${list}.${value}`, { _: value }) : value,
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

  return { code, standardCode, specText };
}
