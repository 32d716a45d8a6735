import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { placeOfList } from '../../../domain/application/change/change-checker';
import { ownerOfFieldPath, parseFieldPath } from '../../../domain/application/field-path';
import { recordTitle } from '../../../domain/application/record-title';
import { missing } from '../../../domain/format/parsed';
import { borrowerName, type NewLoanDocument, type RecordListName, recordLists } from '../../../domain/loan/document';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import type { LoanRecord } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useOwnersText, useRoleText } from '../borrowers/useBorrowers';
import { usePropertyName } from '../liability/usePropertyName';
import { useRecordName } from '../parts/useRecordName';

const listOf = (part: string): RecordListName | undefined => recordLists.find((list) => list === part);

/** Labels and formatted values of loan fields, for dialogs that show them outside their page. */
export function useFieldPathLabels(document: Partial<NewLoanDocument>) {
  const translate = useTranslate();
  const fieldText = useFieldLabels();
  const nameOf = useRecordName();
  const ownersText = useOwnersText();
  const role = useRoleText();
  const propertyName = usePropertyName(document.reos);

  const recordName = useCallback(
    (list: RecordListName, record: LoanRecord | undefined): string => {
      const name = nameOf(list, recordTitle(record));
      const kind = translate(`application.lists.${list}.one`);
      return name === undefined ? kind : `${kind}: ${name}`;
    },
    [translate, nameOf],
  );

  const label = useCallback(
    (path: string): string => {
      const [part = '', key = '', name = ''] = path.split('.');
      const list = listOf(part);
      if (part === 'applicants') return fieldText.label(name);
      if (!list) return fieldText.label(part);
      const record = document[list]?.find(({ id }) => id === key);
      const whose = recordName(list, record);
      return name === '' ? whose : `${whose} · ${fieldText.label(`${placeOfList[list]}.${name}`)}`;
    },
    [document, fieldText, recordName],
  );

  /** Name of the borrower that a field belongs to; empty for other fields. */
  const whose = useCallback(
    (path: string): string => {
      const parts = parseFieldPath(path);
      const owner = parts && ownerOfFieldPath(parts);
      if (!owner || fieldSpec(parts?.name ?? '')?.place === 'application') return '';
      const name = document.applicants ? borrowerName({ applicants: document.applicants }, owner) : '';
      return name ? `\u2068${name}\u2069` : role(owner);
    },
    [document, role],
  );

  const text = useCallback(
    (path: string, value: unknown): string => {
      const [part = '', , name = ''] = path.split('.');
      const list = listOf(part);
      if (list && name === '') return value ? recordName(list, value as LoanRecord) : translate('application.removed');
      if (name === 'owners') return ownersText(value as LoanRecord['owners']) || missing;
      if (list === 'liabilities' && name === 'reoId') return propertyName(value);
      return fieldText.text(list ? `${placeOfList[list]}.${name}` : name || part, value);
    },
    [fieldText, ownersText, recordName, translate, propertyName],
  );

  return { label, whose, text };
}
