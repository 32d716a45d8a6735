import { useTranslate } from 'react-admin';
import { PriceGroupInput } from '../crud/PriceGroupInput';
import { RecordSection } from '../crud/RecordSection';
import { RecordInput } from '../fields/RecordInput';
import { AddressInputs } from './AddressInputs';

export function BranchInputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('reference.branch.one')}>
        <RecordInput source="name" />
        <RecordInput source="code" />
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
