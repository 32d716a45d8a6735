import { useTranslate } from 'react-admin';
import type { RecordFields } from '../../domain/records/record-fields';
import { codesOf } from '../fields/codes/code-list';
import { useRecordLabels } from '../fields/useRecordLabels';
import { useValueText } from '../fields/useValueText';
import type { Choice } from '../ui/FilterChip';
import { type FilterLineProps, ListFilters } from './ListFilters';
import type { RecordFilter } from './record-list';

interface Props extends FilterLineProps {
  readonly resource: string;
  readonly fields: RecordFields;
  readonly filters: readonly RecordFilter[];
}

const YES_NO = ['true', 'false'];

/** A filter's choices: its own, otherwise the options or codes of its field. */
function useChoices(resource: string, fields: RecordFields): (filter: RecordFilter) => readonly Choice[] {
  const translate = useTranslate();
  const recordText = useRecordLabels(resource, fields);
  const { code } = useValueText();
  return ({ name, kind, choices }) => {
    if (kind === 'yesno') return YES_NO.map((value) => ({ value, label: translate(`ra.boolean.${value}`) }));
    if (choices) return choices;
    const field = fields[name];
    if (field?.options) return field.options.map((value) => ({ value, label: recordText.option(name, value) }));
    const list = field?.kind === 'state' ? 'state' : field?.codes;
    return field ? codesOf(field).map((value) => ({ value, label: code(list, value) })) : [];
  };
}

/** Search and filters of a list of records, with labels and choices from their fields. */
export function RecordFilters({ resource, fields, filters, ...line }: Props) {
  const recordText = useRecordLabels(resource, fields);
  const choicesOf = useChoices(resource, fields);
  const known = filters.map((filter) => ({
    ...filter,
    label: filter.label ?? recordText.label(filter.name),
    choices: choicesOf(filter),
  }));
  return <ListFilters filters={known} {...line} />;
}
