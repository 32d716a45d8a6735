import { useTranslate } from 'react-admin';
import { altLenderFields } from '../../../domain/reference/lender-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import type { RecordColumn } from '../../crud/record-list';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import type { RowOf } from '../../providers/data/resource-types';
import { WideInput } from '../../ui/InputGrid';
import { AddressInputs } from '../AddressInputs';
import { LoanSetupTabs } from './LoanSetupTabs';

const columns: readonly RecordColumn<RowOf<'main/admin/loan-setup/alt-lender'>>[] = [
  { key: 'name', sort: 'name', width: 200 },
  { key: 'nmlsId', sort: 'nmlsId', width: 96 },
  { key: 'contact', sort: 'contact', width: 148 },
  { key: 'phone', width: 128 },
  { key: 'email', width: 240 },
  { key: 'city', sort: 'city', width: 120 },
  { key: 'state', sort: 'state', width: 64 },
  { key: 'active', sort: 'active', first: 'DESC', width: 80 },
];

/** Other lenders that a loan may be sent to. */
export function AltLenderListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={altLenderFields}>
      <RecordList
        resource="main/admin/loan-setup/alt-lender"
        title={translate('pages.loanSetup')}
        lead={translate('lender.altLender.lead')}
        tabs={<LoanSetupTabs at="admin-loan-setup-alt-lender" />}
        columns={columns}
        filters={[
          { name: 'state', kind: 'choices' },
          { name: 'active', kind: 'yesno' },
        ]}
        search={translate('lender.altLender.search')}
        sort={{ field: 'name', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('pages.altLenderCreate') }}
        nameOf={({ name }) => name}
        empty={{ title: translate('lender.altLender.emptyTitle'), text: translate('lender.altLender.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('lender.altLender.one')}>
        <RecordInput source="name" />
        <RecordInput source="nmlsId" />
        <RecordInput source="contact" />
        <RecordInput source="active" help={translate('lender.altLender.activeHelp')} />
      </RecordSection>
      <AddressInputs />
      <RecordSection title={translate('lender.altLender.notes')}>
        <WideInput>
          <RecordInput source="note" />
        </WideInput>
      </RecordSection>
    </>
  );
}

export function AltLenderCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/loan-setup/alt-lender"
      fields={altLenderFields}
      title={translate('pages.altLenderCreate')}
      defaults={{ active: true }}
    >
      <Inputs />
    </RecordCreate>
  );
}

export function AltLenderEditPage() {
  return (
    <RecordEdit resource="main/admin/loan-setup/alt-lender" fields={altLenderFields} title={({ name }) => name}>
      <Inputs />
    </RecordEdit>
  );
}
