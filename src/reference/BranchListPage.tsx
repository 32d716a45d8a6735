import { useTranslate } from 'react-admin';
import { branchFields } from '../../domain/reference/organization-fields';
import { RecordList } from '../crud/RecordList';
import type { RecordColumn, RecordFilter } from '../crud/record-list';
import { useSetActive } from '../crud/useSetActive';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { BranchTabs } from './BranchTabs';
import type { Branch } from './organization';

const columns: readonly RecordColumn<Branch>[] = [
  { key: 'name', sort: 'name', width: 168 },
  { key: 'code', sort: 'code', width: 84 },
  { key: 'nmlsId', sort: 'nmlsId', width: 96 },
  { key: 'city', sort: 'city', width: 128 },
  { key: 'state', sort: 'state', width: 64 },
  { key: 'zip', sort: 'zip', width: 72, hidden: true },
  { key: 'phone', width: 128 },
  { key: 'email', width: 196, hidden: true },
  { key: 'manager', sort: 'manager', width: 132 },
  { key: 'channel', sort: 'channel', width: 112 },
  { key: 'priceGroup', sort: 'priceGroup', width: 104 },
  { key: 'active', sort: 'active', first: 'DESC', width: 72 },
];

const filters: readonly RecordFilter[] = [
  { name: 'state', kind: 'choices' },
  { name: 'channel', kind: 'choices' },
  { name: 'active', kind: 'yesno' },
];

/** The lender's branches. */
export function BranchListPage() {
  const translate = useTranslate();
  const bulk = useSetActive<Branch>('main/admin/branch');
  return (
    <RecordFieldsProvider value={branchFields}>
      <RecordList
        resource="main/admin/branch"
        title={translate('pages.branch')}
        lead={translate('reference.branch.lead')}
        tabs={<BranchTabs at="admin-branch" />}
        columns={columns}
        filters={filters}
        search={translate('reference.branch.search')}
        sort={{ field: 'name', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('reference.branch.create') }}
        bulk={bulk}
        nameOf={({ name }) => name}
        empty={{ title: translate('reference.branch.emptyTitle'), text: translate('reference.branch.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}
