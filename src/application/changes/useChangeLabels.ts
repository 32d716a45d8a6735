import { useTranslate } from 'react-admin';
import { placeOfList } from '../../../domain/application/change/change-checker';
import { changedBorrower, parseChangedField } from '../../../domain/application/change-log';
import type { ChangeEntry } from '../../../domain/application/change-log.schemas';
import { missing } from '../../../domain/format/parsed';
import type { RecordListName } from '../../../domain/loan/document';
import type { Owner } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useLoan } from '../../shell/loan/useLoan';
import { useOwnersText } from '../borrowers/useBorrowers';
import { usePropertyName } from '../liability/usePropertyName';
import { useRecordName } from '../parts/useRecordName';
import { parseClosingField, useClosingLabels } from './useClosingLabels';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Isolates a value so that it keeps its own text direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Texts of a change: the field, its borrower or record, and the formatted values before and after. */
export function useChangeLabels(loanNum: string) {
  const translate = useTranslate();
  const { label, text } = useFieldLabels();
  const recordName = useRecordName();
  const ownersText = useOwnersText(loanNum);
  const propertyName = usePropertyName(useLoan(loanNum).loan?.reos);

  const fieldValueText = (name: string, value: unknown): string =>
    name === 'liability.reoId' ? propertyName(value) : text(name, value);

  const listName = (list: RecordListName): string => translate(`applicationChanges.lists.${list}`, { _: list });

  const nameOf = (field: string): string => (field.endsWith('.owners') ? translate('borrowers.owners') : label(field));

  const closing = useClosingLabels(loanNum);

  const fieldLabel = (logged: string): string => {
    const line = parseClosingField(logged);
    if (line) return closing.fieldLabel(line);
    const { list, field } = parseChangedField(logged);
    if (field !== undefined) return nameOf(field);
    return list === undefined || list === 'applicants' ? logged : listName(list);
  };

  /** What an entry belongs to: a borrower, a record by name or type, or empty for the loan itself. */
  const whose = ({ field, borrower, record }: ChangeEntry): string => {
    const line = parseClosingField(field);
    if (line) return closing.whose(line);
    const { list } = parseChangedField(field);
    if (list === 'applicants') return borrower ?? roleText(field);
    if (record === null || list === undefined) return '';
    return recordName(list, record) ?? listName(list);
  };

  const roleText = (field: string): string => {
    const owner = changedBorrower(parseChangedField(field));
    return owner === undefined ? '' : ownersText([owner]);
  };

  /** A record as one line of its values, without technical IDs. */
  const recordText = (list: RecordListName, record: Values): string => {
    const { id: _id, owners: _owners, ...values } = record;
    const parts = Object.entries(values).map(([name, value]) => fieldValueText(`${placeOfList[list]}.${name}`, value));
    return (
      parts
        .filter((part) => part !== missing)
        .map(isolated)
        .join(' · ') || missing
    );
  };

  const valueText = (logged: string, value: unknown): string => {
    if (parseClosingField(logged)) return closing.valueText(value);
    const { list, field } = parseChangedField(logged);
    if (isValues(value)) return list && list !== 'applicants' ? recordText(list, value) : missing;
    if (field?.endsWith('.owners') && Array.isArray(value)) return ownersText(value as readonly Owner[]);
    return field === undefined ? missing : fieldValueText(field, value);
  };

  /** A field of the filter: `applicants.aCDob`, `assets.value`. */
  const choiceLabel = (name: string): string => {
    const [head = '', ...rest] = name.split('.');
    const place = parseChangedField(rest.length > 0 ? `${head}[0].${rest.join('.')}` : `${head}[]`);
    if (place.list === 'applicants' && place.field !== undefined) {
      const isCo = changedBorrower(place) === '0C';
      const field = nameOf(place.field);
      return isCo ? translate('applicationChanges.ofCoborrower', { field }) : field;
    }
    if (place.list === undefined || place.list === 'applicants') return label(name);
    const list = listName(place.list);
    return place.field === undefined
      ? list
      : translate('applicationChanges.ofList', { list, field: nameOf(place.field) });
  };

  return { fieldLabel, whose, valueText, choiceLabel };
}
