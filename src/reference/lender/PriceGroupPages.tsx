import { useTranslate } from 'react-admin';
import { priceGroupFields } from '../../../domain/reference/lender-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
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

function Inputs() {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('lender.priceGroup.one')}>
      <RecordInput source="name" help={translate('lender.priceGroup.nameHelp')} />
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
  return (
    <RecordEdit resource="main/admin/loan-setup/price-group" fields={priceGroupFields} title={({ name }) => name}>
      <Inputs />
    </RecordEdit>
  );
}
