import { useTranslate } from 'react-admin';
import { programGroupFields } from '../../../domain/reference/program-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { useSetActive } from '../../crud/useSetActive';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import { filteredList } from '../../pages/filtered-list';
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

function GroupInputs() {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('programs.group.one')}>
      <RecordInput source="name" />
      <RecordInput source="displayOrder" />
      <RecordInput source="active" help={translate('programs.group.activeHelp')} />
    </RecordSection>
  );
}

export function GroupCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/program/group"
      fields={programGroupFields}
      title={translate('pages.programGroupCreate')}
      defaults={{ displayOrder: 1000, active: true }}
    >
      <GroupInputs />
    </RecordCreate>
  );
}

export function GroupEditPage() {
  return (
    <RecordEdit
      resource="main/admin/program/group"
      fields={programGroupFields}
      title={({ name }) => name}
      usesAt={({ id }) => ({ programs: filteredList('admin-program', { groupId: [id] }) })}
    >
      <GroupInputs />
    </RecordEdit>
  );
}
