import { useTranslate } from 'react-admin';
import { changeSections } from '../../../domain/application/change-log';
import type { ChangeLogValues } from '../../../domain/loan/change-log.schemas';
import { RecordFilters } from '../../crud/RecordFilters';
import type { RecordFilter } from '../../crud/record-list';
import type { useListView } from '../../crud/useListView';
import { useChangeLabels } from './useChangeLabels';

interface Props {
  readonly loanNum: string;
  /** The values to choose from. */
  readonly known: ChangeLogValues | undefined;
  readonly filtering: ReturnType<typeof useListView>['filtering'];
}

/** Filters of the loan's change log: user, section, field and date. */
export function ChangeFilters({ loanNum, known, filtering }: Props) {
  const translate = useTranslate();
  const { choiceLabel } = useChangeLabels(loanNum);
  const word = (key: string) => translate(`applicationChanges.${key}`);
  const people = (known?.people ?? []).map((value) => ({ value, label: value }));
  const sections = changeSections.map((value) => ({ value, label: word(`sections.${value}`) }));
  const fields = (known?.fields ?? [])
    .map((value) => ({ value, label: choiceLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const filters: readonly RecordFilter[] = [
    { name: 'by', label: word('by'), kind: 'choices', choices: people },
    { name: 'section', label: word('section'), kind: 'choices', choices: sections },
    { name: 'field', label: word('field'), kind: 'choices', choices: fields },
    { name: 'at', label: word('at'), kind: 'days' },
  ];
  return <RecordFilters {...{ resource: 'changes', fields: {}, filters, search: undefined, ...filtering }} />;
}
