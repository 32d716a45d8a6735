import { useTranslate } from 'react-admin';
import { pipelinePath } from '../../domain/pages/pipeline-path';
import { companyFields } from '../../domain/reference/organization-fields';
import { PriceGroupInput } from '../crud/PriceGroupInput';
import { RecordCreate } from '../crud/RecordCreate';
import { RecordEdit } from '../crud/RecordEdit';
import { RecordList } from '../crud/RecordList';
import { RecordSection } from '../crud/RecordSection';
import type { RecordColumn, RecordFilter } from '../crud/record-list';
import { useSetActive } from '../crud/useSetActive';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { RecordInput } from '../fields/RecordInput';
import { filteredList } from '../pages/filtered-list';
import { AddressInputs } from './AddressInputs';
import { BranchTabs } from './BranchTabs';
import type { Company } from './organization';

const columns: readonly RecordColumn<Company>[] = [
  { key: 'name', sort: 'name', width: 200 },
  { key: 'nmlsId', sort: 'nmlsId', width: 96 },
  { key: 'channel', sort: 'channel', width: 120 },
  { key: 'correspondentProcess', sort: 'correspondentProcess', width: 168 },
  { key: 'priceGroup', sort: 'priceGroup', width: 104 },
  { key: 'city', sort: 'city', width: 128 },
  { key: 'state', sort: 'state', width: 64 },
  { key: 'phone', width: 128, hidden: true },
  { key: 'email', width: 196, hidden: true },
  { key: 'active', sort: 'active', first: 'DESC', width: 72 },
];

const filters: readonly RecordFilter[] = [
  { name: 'channel', kind: 'choices' },
  { name: 'correspondentProcess', kind: 'choices' },
  { name: 'state', kind: 'choices', more: true },
  { name: 'active', kind: 'yesno' },
];

/** The companies that originate loans for the lender. */
export function CompanyListPage() {
  const translate = useTranslate();
  const bulk = useSetActive<Company>('main/admin/branch/company');
  return (
    <RecordFieldsProvider value={companyFields}>
      <RecordList
        resource="main/admin/branch/company"
        title={translate('pages.companies')}
        lead={translate('reference.company.lead')}
        tabs={<BranchTabs at="admin-branch-company" />}
        columns={columns}
        filters={filters}
        search={translate('reference.company.search')}
        sort={{ field: 'name', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('reference.company.create') }}
        bulk={bulk}
        nameOf={({ name }) => name}
        empty={{ title: translate('reference.company.emptyTitle'), text: translate('reference.company.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}

function CompanyInputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('reference.company.one')}>
        <RecordInput source="name" />
        <RecordInput source="nmlsId" />
        <RecordInput source="channel" />
        <RecordInput source="correspondentProcess" help={translate('reference.company.processHelp')} />
        <PriceGroupInput source="priceGroup" />
        <RecordInput source="active" help={translate('reference.activeHelp')} />
      </RecordSection>
      <AddressInputs />
    </>
  );
}

export function CompanyCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/branch/company"
      fields={companyFields}
      title={translate('pages.companyCreate')}
      defaults={{ channel: '2', active: true }}
    >
      <CompanyInputs />
    </RecordCreate>
  );
}

export function CompanyEditPage() {
  return (
    <RecordEdit
      resource="main/admin/branch/company"
      fields={companyFields}
      title={({ name }) => name}
      usesAt={({ name }) => ({
        users: filteredList('admin-user-company', { companyName: [name] }),
        // Each tab of the pipeline shows how many of these loans it has.
        loans: pipelinePath({ sOriginatingCompanyName: [name] }),
      })}
    >
      <CompanyInputs />
    </RecordEdit>
  );
}
