import { useTranslate } from 'react-admin';
import { RecordSection } from '../crud/RecordSection';
import { RecordInput } from '../fields/RecordInput';

/** Address and contact inputs of a branch or company. */
export function AddressInputs() {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('reference.place')}>
      <RecordInput source="address" />
      <RecordInput source="city" />
      <RecordInput source="state" />
      <RecordInput source="zip" />
      <RecordInput source="phone" />
      <RecordInput source="email" />
    </RecordSection>
  );
}
