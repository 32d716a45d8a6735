import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { missing } from '../../domain/format/parsed';
import { codeLabel, codeLists } from '../../domain/loan/codes/code-lists';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { useValueText } from './useValueText';

/** The lists of documentation types, by the English names that a loan stores (PANEL-08). */
const documentationLists = ['extendedDocumentation', 'sProdDocT'] as const;

/** Field labels, code labels and formatted values in the user's language. */
export function useFieldLabels() {
  const translate = useTranslate();
  const { code, standardCode, specText } = useValueText();

  const label = useCallback((name: string): string => translate(`fields.${name}`, { _: name }), [translate]);

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
