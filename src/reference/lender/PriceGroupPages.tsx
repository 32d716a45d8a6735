import { useTranslate } from 'react-admin';
import { priceGroupFields } from '../../../domain/reference/lender-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import { filteredList } from '../../pages/filtered-list';
import { pageById } from '../../pages/page-table';
import { LoanSetupTabs } from './LoanSetupTabs';

export function PriceGroupListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={priceGroupFields}>
      <RecordList
        resource="main/admin/loan-setup/price-group"
        title={translate('pages.loanSetup')}
        lead={translate('lender.priceGroup.lead')}
        tabs={<LoanSetupTabs at="admin-loan-setup-price-group" />}
        columns={[
          { key: 'name', sort: 'name', width: 200 },
          { key: 'description', sort: 'description', width: 360 },
          { key: 'active', sort: 'active', first: 'DESC', width: 80 },
        ]}
        filters={[{ name: 'active', kind: 'yesno' }]}
        search={translate('lender.priceGroup.search')}
        sort={{ field: 'name', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('pages.priceGroupCreate') }}
        nameOf={({ name }) => name}
        empty={{ title: translate('lender.priceGroup.emptyTitle'), text: translate('lender.priceGroup.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}

/** The name of a new group has no help: nothing uses it yet. */
function Inputs({ nameHelp }: { readonly nameHelp?: string }) {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('lender.priceGroup.one')}>
      <RecordInput source="name" {...(nameHelp ? { help: nameHelp } : {})} />
      <RecordInput source="description" />
      <RecordInput source="active" help={translate('lender.priceGroup.activeHelp')} />
    </RecordSection>
  );
}

export function PriceGroupCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/loan-setup/price-group"
      fields={priceGroupFields}
      title={translate('pages.priceGroupCreate')}
      defaults={{ active: true }}
    >
      <Inputs />
    </RecordCreate>
  );
}

export function PriceGroupEditPage() {
  const translate = useTranslate();
  return (
    <RecordEdit
      resource="main/admin/loan-setup/price-group"
      fields={priceGroupFields}
      title={({ name }) => name}
      usesAt={({ name }) => ({
        branches: filteredList('admin-branch', { priceGroup: [name] }),
        companies: filteredList('admin-branch-company', { priceGroup: [name] }),
        // Rate sheets of a price group are files, not rates.
        rateSheets: pageById('rates').path,
      })}
    >
      <Inputs nameHelp={translate('lender.priceGroup.nameHelp')} />
    </RecordEdit>
  );
}
