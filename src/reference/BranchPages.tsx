import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pipelinePath } from '../../domain/pages/pipeline-path';
import { branchFields } from '../../domain/reference/organization-fields';
import { PriceGroupInput } from '../crud/PriceGroupInput';
import { RecordCreate } from '../crud/RecordCreate';
import { RecordEdit } from '../crud/RecordEdit';
import { RecordList } from '../crud/RecordList';
import { RecordSection } from '../crud/RecordSection';
import { RecordShow } from '../crud/RecordShow';
import type { RecordColumn, RecordFilter } from '../crud/record-list';
import { useSetActive } from '../crud/useSetActive';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { RecordInput } from '../fields/RecordInput';
import { filteredList } from '../pages/filtered-list';
import { AddressInputs } from './AddressInputs';
import { BranchCodeInput } from './BranchCodeInput';
import { BranchFees } from './BranchFees';
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

function BranchInputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('reference.branch.one')}>
        <RecordInput source="name" />
        <BranchCodeInput />
        <RecordInput source="nmlsId" />
        <RecordInput source="manager" />
        <RecordInput source="channel" />
        <PriceGroupInput source="priceGroup" />
        <RecordInput source="active" help={translate('reference.activeHelp')} />
      </RecordSection>
      <AddressInputs />
    </>
  );
}

export function BranchCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/branch"
      fields={branchFields}
      title={translate('pages.branchCreate')}
      defaults={{ channel: '1', active: true }}
    >
      <BranchInputs />
    </RecordCreate>
  );
}

/** One branch with its fees. */
export function BranchEditPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordEdit
      resource="main/admin/branch"
      fields={branchFields}
      title={({ name }) => name}
      usesAt={({ name }) => ({
        users: filteredList('admin-user', { branchName: [name] }),
        // Each tab of the pipeline shows how many of these loans it has.
        loans: pipelinePath({ sBranchName: [name] }),
      })}
      actions={(branch) => (
        <Button
          component={Link}
          to={createPath({ resource: 'main/admin/branch', type: 'show', id: branch.id })}
          variant="text"
        >
          {translate('pages.branchShow')}
        </Button>
      )}
      below={({ name }) => <BranchFees branchName={name} />}
    >
      <BranchInputs />
    </RecordEdit>
  );
}

/** A read-only, printable page of one branch. */
export function BranchShowPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordShow
      resource="main/admin/branch"
      fields={branchFields}
      title={({ name }) => name}
      groups={[
        {
          title: translate('reference.branch.one'),
          fields: ['name', 'code', 'nmlsId', 'manager', 'channel', 'priceGroup', 'active'],
        },
        { title: translate('reference.place'), fields: ['address', 'city', 'state', 'zip', 'phone', 'email'] },
      ]}
      actions={(branch) => (
        <Button
          component={Link}
          to={createPath({ resource: 'main/admin/branch', type: 'edit', id: branch.id })}
          variant="contained"
        >
          {translate('pages.branchEdit')}
        </Button>
      )}
      history
    />
  );
}
