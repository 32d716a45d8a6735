import { useTranslate } from 'react-admin';
import { PriceGroupInput } from '../crud/PriceGroupInput';
import { RecordSection } from '../crud/RecordSection';
import { RecordInput } from '../fields/RecordInput';
import { AddressInputs } from './AddressInputs';

export function CompanyInputs() {
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
