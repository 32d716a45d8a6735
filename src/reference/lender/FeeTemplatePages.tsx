import { useTranslate } from 'react-admin';
import { feeTemplateFields } from '../../../domain/reference/lender-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import type { RecordColumn } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import type { RowOf } from '../../providers/data/resource-types';
import { LoanSetupTabs } from './LoanSetupTabs';

const columns: readonly RecordColumn<RowOf<'main/admin/loan-setup/fee-template'>>[] = [
  { key: 'name', sort: 'name', width: 200 },
  { key: 'type', sort: 'type', width: 200 },
  { key: 'amount', width: 100 },
  { key: 'paidBy', width: 100 },
  { key: 'appliesTo', width: 100 },
  { key: 'state', sort: 'state', width: 64 },
  { key: 'channel', sort: 'channel', width: 120 },
  { key: 'active', sort: 'active', first: 'DESC', width: 80 },
];

/** Fees that loans of a state and channel are offered. */
export function FeeTemplateListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={feeTemplateFields}>
      <RecordList
        resource="main/admin/loan-setup/fee-template"
        title={translate('pages.loanSetup')}
        lead={translate('lender.feeTemplate.lead')}
        tabs={<LoanSetupTabs at="admin-fee-template" />}
        columns={columns}
        filters={[
          { name: 'state', kind: 'choices' },
          { name: 'channel', kind: 'choices' },
          { name: 'active', kind: 'yesno' },
        ]}
        search={translate('lender.feeTemplate.search')}
        sort={{ field: 'name', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('pages.feeTemplateCreate') }}
        nameOf={({ name }) => name}
        empty={{ title: translate('lender.feeTemplate.emptyTitle'), text: translate('lender.feeTemplate.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('lender.feeTemplate.one')}>
        <RecordInput source="name" />
        <RecordInput source="type" help={translate('lender.feeTemplate.typeHelp')} />
        <RecordInput source="amount" />
        <RecordInput source="paidBy" />
      </RecordSection>
      <RecordSection title={translate('lender.feeTemplate.loans')}>
        <RecordInput source="state" help={translate('lender.feeTemplate.blankHelp')} />
        <RecordInput source="channel" help={translate('lender.feeTemplate.blankHelp')} />
        <RecordInput source="appliesTo" />
        <RecordInput source="active" />
      </RecordSection>
    </>
  );
}

export function FeeTemplateCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/loan-setup/fee-template"
      fields={feeTemplateFields}
      title={translate('pages.feeTemplateCreate')}
      defaults={{ active: true, appliesTo: 'all', paidBy: 'borrower' }}
    >
      <Inputs />
    </RecordCreate>
  );
}

export function FeeTemplateEditPage() {
  return (
    <RecordEdit resource="main/admin/loan-setup/fee-template" fields={feeTemplateFields} title={({ name }) => name}>
      <Inputs />
    </RecordEdit>
  );
}
