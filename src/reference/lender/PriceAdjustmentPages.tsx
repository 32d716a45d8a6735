import { useTranslate } from 'react-admin';
import { priceAdjustmentFields } from '../../../domain/reference/price-adjustment-fields';
import { PriceGroupInput } from '../../crud/PriceGroupInput';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import { LoanSetupTabs } from './LoanSetupTabs';

export function PriceAdjustmentListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={priceAdjustmentFields}>
      <RecordList
        resource="main/admin/loan-setup/price-adjustment"
        title={translate('pages.loanSetup')}
        lead={translate('lender.priceAdjustment.lead')}
        tabs={<LoanSetupTabs at="admin-price-adjustment" />}
        columns={[
          { key: 'name', sort: 'name', width: 200 },
          { key: 'priceGroup', sort: 'priceGroup', width: 130 },
          { key: 'points', sort: 'points', width: 90 },
          { key: 'hidden', width: 90 },
          { key: 'family', width: 130 },
          { key: 'effectiveFrom', sort: 'effectiveFrom', first: 'DESC', width: 120 },
          { key: 'effectiveUntil', sort: 'effectiveUntil', width: 120 },
        ]}
        filters={[
          { name: 'hidden', kind: 'yesno' },
          { name: 'effectiveFrom', kind: 'days' },
        ]}
        search={translate('lender.priceAdjustment.search')}
        sort={{ field: 'effectiveFrom', order: 'DESC' }}
        opens="edit"
        create={{ label: translate('pages.priceAdjustmentCreate') }}
        nameOf={({ name }) => name}
        empty={{
          title: translate('lender.priceAdjustment.emptyTitle'),
          text: translate('lender.priceAdjustment.emptyText'),
        }}
      />
    </RecordFieldsProvider>
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('lender.priceAdjustment.one')}>
        <RecordInput source="name" />
        <PriceGroupInput source="priceGroup" help={translate('lender.priceAdjustment.groupHelp')} />
        <RecordInput source="points" help={translate('lender.priceAdjustment.pointsHelp')} />
        <RecordInput source="hidden" help={translate('lender.priceAdjustment.hiddenHelp')} />
        <RecordInput source="effectiveFrom" />
        <RecordInput source="effectiveUntil" help={translate('lender.priceAdjustment.untilHelp')} />
      </RecordSection>
      <RecordSection title={translate('lender.priceAdjustment.which')}>
        <RecordInput source="family" />
        <RecordInput source="minAmount" />
        <RecordInput source="maxAmount" />
        <RecordInput source="minScore" />
        <RecordInput source="maxScore" />
        <RecordInput source="state" help={translate('lender.priceAdjustment.stateHelp')} />
      </RecordSection>
    </>
  );
}

export function PriceAdjustmentCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/loan-setup/price-adjustment"
      fields={priceAdjustmentFields}
      title={translate('pages.priceAdjustmentCreate')}
      defaults={{ hidden: true }}
    >
      <Inputs />
    </RecordCreate>
  );
}

export function PriceAdjustmentEditPage() {
  return (
    <RecordEdit
      resource="main/admin/loan-setup/price-adjustment"
      fields={priceAdjustmentFields}
      title={({ name }) => name}
    >
      <Inputs />
    </RecordEdit>
  );
}
