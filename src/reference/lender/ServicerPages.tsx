import { useTranslate } from 'react-admin';
import { servicerFields } from '../../../domain/servicing/servicer-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import type { RecordColumn } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import type { RowOf } from '../../providers/data/resource-types';
import { WideInput } from '../../ui/InputGrid';
import { LoanSetupTabs } from './LoanSetupTabs';

const columns: readonly RecordColumn<RowOf<'main/admin/loan-setup/servicer'>>[] = [
  { key: 'name', sort: 'name', width: 220 },
  { key: 'paymentLink', width: 280, least: 120 },
  { key: 'phone', width: 128 },
  { key: 'email', width: 220, least: 120 },
  { key: 'isFirst', sort: 'isFirst', first: 'DESC', width: 120 },
  { key: 'active', sort: 'active', first: 'DESC', width: 80 },
];

/** Servicers with their payment links. */
export function ServicerListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={servicerFields}>
      <RecordList
        resource="main/admin/loan-setup/servicer"
        title={translate('pages.loanSetup')}
        lead={translate('lender.servicer.lead')}
        tabs={<LoanSetupTabs at="admin-loan-setup-servicer" />}
        columns={columns}
        filters={[
          { name: 'isFirst', kind: 'yesno' },
          { name: 'active', kind: 'yesno' },
        ]}
        search={translate('lender.servicer.search')}
        sort={{ field: 'name', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('pages.servicerCreate') }}
        nameOf={({ name }) => name}
        empty={{ title: translate('lender.servicer.emptyTitle'), text: translate('lender.servicer.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('lender.servicer.one')}>
        <RecordInput source="name" help={translate('lender.servicer.nameHelp')} />
        <RecordInput source="paymentLink" help={translate('lender.servicer.linkHelp')} />
        <RecordInput source="isFirst" help={translate('lender.servicer.firstHelp')} />
        <RecordInput source="active" help={translate('lender.servicer.activeHelp')} />
      </RecordSection>
      <RecordSection title={translate('lender.servicer.notices')}>
        <RecordInput source="phone" help={translate('lender.servicer.phoneHelp')} />
        <RecordInput source="takesCollect" help={translate('lender.servicer.collectHelp')} />
        <RecordInput source="email" />
        <RecordInput source="hours" />
        <WideInput>
          <RecordInput source="paymentAddress" />
        </WideInput>
        <WideInput>
          <RecordInput source="overnightAddress" />
        </WideInput>
        <WideInput>
          <RecordInput source="mortgageeClause" help={translate('lender.servicer.clauseHelp')} />
        </WideInput>
      </RecordSection>
    </>
  );
}

export function ServicerCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/loan-setup/servicer"
      fields={servicerFields}
      title={translate('pages.servicerCreate')}
      defaults={{ active: true, isFirst: false, takesCollect: false }}
    >
      <Inputs />
    </RecordCreate>
  );
}

export function ServicerEditPage() {
  return (
    <RecordEdit resource="main/admin/loan-setup/servicer" fields={servicerFields} title={({ name }) => name}>
      <Inputs />
    </RecordEdit>
  );
}
