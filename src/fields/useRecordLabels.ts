import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordFields } from '../../domain/records/record-fields';
import { ownValue } from '../../domain/tables/own-value';
import { useFormats } from '../providers/i18n/useFormats';
import { useValueText } from './useValueText';

/** Field labels, option labels and formatted values of a resource. */
export function useRecordLabels(resource: string, fields: RecordFields) {
  const translate = useTranslate();
  const { specText } = useValueText();
  const { line } = useFormats();

  const label = useCallback(
    (name: string): string => translate(`resources.${resource}.fields.${name}`, { _: name }),
    [translate, resource],
  );

  const option = useCallback(
    (name: string, value: string): string => translate(`resources.${resource}.options.${name}.${value}`, { _: value }),
    [translate, resource],
  );

  /** A stored value as shown in tables, histories and conflict dialogs. */
  const text = useCallback(
    (name: string, value: unknown): string => {
      const field = ownValue(fields, name);
      if (field?.options && typeof value === 'string') return option(name, value);
      if (!field && typeof value === 'boolean') return specText({ kind: 'yesno' }, value);
      if (!field?.codes && Array.isArray(value)) return line(value.map((each) => option(name, String(each))));
      if (!field && typeof value === 'object' && value !== null) return JSON.stringify(value);
      return specText(field ?? { kind: 'text' }, value);
    },
    [fields, option, specText, line],
  );

  return { label, option, text };
}
