import { useTranslate } from 'react-admin';
import { programGroupFields } from '../../../domain/reference/program-fields';
import { RecordList } from '../../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { useSetActive } from '../../crud/useSetActive';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { ProgramTabs } from './ProgramTabs';
import type { ProgramGroup } from './programs';

const columns: readonly RecordColumn<ProgramGroup>[] = [
  { key: 'name', sort: 'name', width: 320 },
  { key: 'displayOrder', sort: 'displayOrder', width: 72, numeric: true },
  { key: 'active', sort: 'active', first: 'DESC', width: 72 },
];
const filters: readonly RecordFilter[] = [{ name: 'active', kind: 'yesno' }];

/** Program groups, in the order of the price lists. */
export function GroupListPage() {
  const translate = useTranslate();
  const bulk = useSetActive<ProgramGroup>('main/admin/program/group', 'programs.group');
  return (
    <RecordFieldsProvider value={programGroupFields}>
      <RecordList
        resource="main/admin/program/group"
        title={translate('pages.programGroups')}
        lead={translate('programs.group.lead')}
        tabs={<ProgramTabs at="admin-program-group" />}
        columns={columns}
        filters={filters}
        search={translate('programs.group.search')}
        sort={{ field: 'displayOrder', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('programs.group.create') }}
        bulk={bulk}
        nameOf={({ name }) => name}
        empty={{ title: translate('programs.group.emptyTitle'), text: translate('programs.group.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
