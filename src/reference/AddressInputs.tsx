import { useTranslate } from 'react-admin';
import { RecordSection } from '../crud/RecordSection';
import { type AddressSources, FillFromZip } from '../fields/FillFromZip';
import { RecordInput } from '../fields/RecordInput';

const sources: AddressSources = { zip: 'zip', city: 'city', state: 'state' };

/** Address and contact inputs of a branch or company. */
export function AddressInputs() {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('reference.place')}>
      <RecordInput source="address" />
      <RecordInput source="zip" />
      <RecordInput source="city" />
      <RecordInput source="state" />
      <FillFromZip sources={sources} />
      <RecordInput source="phone" />
      <RecordInput source="email" />
    </RecordSection>
  );
}
