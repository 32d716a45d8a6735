import { useCallback } from 'react';
import { placeOfList } from '../../../domain/application/change/change-checker';
import type { RecordTitle } from '../../../domain/application/record-title';
import type { RecordListName } from '../../../domain/loan/document';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { useValueText } from '../../fields/useValueText';

/** A record's display name: its name or else its type; undefined if it has neither. */
export function useRecordName() {
  const { code } = useValueText();
  return useCallback(
    (list: RecordListName, { name, type }: RecordTitle): string | undefined =>
      name ?? (type === null ? undefined : code(fieldSpec(`${placeOfList[list]}.type`)?.codes, type)),
    [code],
  );
}
