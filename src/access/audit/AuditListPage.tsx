import { useTranslate } from 'react-admin';
import { auditLogFields } from '../../../domain/audit/audit-log-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { useRecordLabels } from '../../fields/useRecordLabels';
import type { RowOf } from '../../providers/data/resource-types';
import { useFormats } from '../../providers/i18n/useFormats';
import { Text } from '../../ui/layout/primitives';
import { ActionName } from './ActionName';
import { SubjectName } from './SubjectName';

const RESOURCE = 'main/admin/audit';
type Entry = RowOf<typeof RESOURCE>;

const filters: readonly RecordFilter[] = [
  { name: 'at', kind: 'days' },
  { name: 'action', kind: 'choices' },
  { name: 'outcome', kind: 'choices' },
];

/** Without an address, the portal did it; otherwise someone who was not signed in. */
export const actorOf = (
  { actor, address }: Pick<Entry, 'actor' | 'address'>,
  translate: ReturnType<typeof useTranslate>,
): string => actor ?? (address === null ? translate('records.history.portal') : '–');

/** The audit of the portal, newest first. */
export function AuditListPage() {
  const translate = useTranslate();
  const { exactInstant, count } = useFormats();
  const { option } = useRecordLabels(RESOURCE, auditLogFields);
  const columns: readonly RecordColumn<Entry>[] = [
    { key: 'at', sort: 'at', first: 'DESC', width: 184, cell: ({ at }) => <bdi>{exactInstant(at)}</bdi> },
    { key: 'actor', width: 132, cell: (entry) => <bdi>{actorOf(entry, translate)}</bdi> },
    { key: 'action', width: 208, cell: ({ action }) => <ActionName action={action} /> },
    { key: 'subject', width: 200, cell: ({ subject }) => <SubjectName subject={subject} /> },
    {
      key: 'outcome',
      width: 140,
      cell: ({ outcome, times }) => (
        <>
          {option('outcome', outcome)}
          {times !== null && <Text color="text-3"> · {translate('audit.times', { number: count(times) })}</Text>}
        </>
      ),
    },
    { key: 'address', width: 132 },
    { key: 'requestId', hidden: true, width: 160 },
  ];
  return (
    <RecordFieldsProvider value={auditLogFields}>
      <RecordList
        resource={RESOURCE}
        title={translate('pages.audit')}
        lead={translate('audit.lead')}
        columns={columns}
        filters={filters}
        search={translate('audit.search')}
        sort={{ field: 'at', order: 'DESC' }}
        opens="show"
        empty={{ title: translate('audit.emptyTitle') }}
      />
    </RecordFieldsProvider>
  );
}
