import { useTranslate } from 'react-admin';
import { programFields } from '../../../domain/reference/program-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { useSetActive } from '../../crud/useSetActive';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { ProgramTabs } from './ProgramTabs';
import { type ProgramRecord, useGroupChoices } from './programs';

const columns = (groupName: (id: string) => string): readonly RecordColumn<ProgramRecord>[] => [
  { key: 'name', sort: 'name', width: 260 },
  { key: 'displayOrder', sort: 'displayOrder', width: 72, numeric: true },
  { key: 'groupId', width: 120, cell: ({ groupId }) => <bdi>{groupName(groupId)}</bdi> },
  { key: 'investor', sort: 'investor', width: 140 },
  { key: 'minAmount', sort: 'minAmount', width: 120, numeric: true, hidden: true },
  { key: 'maxAmount', sort: 'maxAmount', width: 132, numeric: true },
  { key: 'maxDti', sort: 'maxDti', width: 96, numeric: true },
  { key: 'minimumPrice', width: 96, numeric: true, hidden: true },
  { key: 'maximumPrice', width: 96, numeric: true, hidden: true },
  { key: 'lenderFees', width: 104, numeric: true, hidden: true },
  { key: 'isCorrespondent', width: 120, hidden: true },
  { key: 'active', sort: 'active', first: 'DESC', width: 72 },
];

/** The lender's loan programs. */
export function ProgramListPage() {
  const translate = useTranslate();
  const bulk = useSetActive<ProgramRecord>('main/admin/program', 'programs');
  const groups = useGroupChoices();
  const groupName = (id: string): string => groups.find(({ value }) => value === id)?.label ?? '–';
  const filters: readonly RecordFilter[] = [
    { name: 'groupId', kind: 'choices', choices: groups },
    { name: 'active', kind: 'yesno' },
    { name: 'isCorrespondent', kind: 'yesno', more: true },
  ];
  return (
    <RecordFieldsProvider value={programFields}>
      <RecordList
        resource="main/admin/program"
        title={translate('pages.program')}
        lead={translate('programs.lead')}
        tabs={<ProgramTabs at="admin-program" />}
        columns={columns(groupName)}
        filters={filters}
        search={translate('programs.search')}
        sort={{ field: 'displayOrder', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('programs.create') }}
        bulk={bulk}
        nameOf={({ name }) => name}
        empty={{ title: translate('programs.emptyTitle'), text: translate('programs.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
