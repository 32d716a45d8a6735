import { useTranslate } from 'react-admin';
import { auditLogFields } from '../../../domain/audit/audit-log-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import type { RowOf } from '../../providers/data/resource-types';
import { useFormats } from '../../providers/i18n/useFormats';
import { type ElementProps, Text } from '../../ui/layout/primitives';

type Entry = RowOf<'main/admin/audit'>;

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

/** An action is a code, the same in every language, as in log files and the CSV. */
export const Code = (props: ElementProps<'code'>) => <Text as="code" dir="ltr" overflowWrap="anywhere" {...props} />;

/** The audit of the portal, newest first. */
export function AuditListPage() {
  const translate = useTranslate();
  const { exactInstant } = useFormats();
  const columns: readonly RecordColumn<Entry>[] = [
    { key: 'at', sort: 'at', first: 'DESC', width: 184, cell: ({ at }) => <bdi>{exactInstant(at)}</bdi> },
    { key: 'actor', width: 132, cell: (entry) => <bdi>{actorOf(entry, translate)}</bdi> },
    { key: 'action', width: 152, cell: ({ action }) => <Code>{action}</Code> },
    { key: 'subject', width: 200 },
    { key: 'outcome', width: 104 },
    { key: 'address', width: 132 },
    { key: 'requestId', hidden: true, width: 160 },
  ];
  return (
    <RecordFieldsProvider value={auditLogFields}>
      <RecordList
        resource="main/admin/audit"
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
