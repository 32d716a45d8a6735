import { useTranslate } from 'react-admin';
import { RecordSection } from '../../crud/RecordSection';
import { RecordInput } from '../../fields/RecordInput';

export function ZipInputs() {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('places.zip.one')}>
      <RecordInput source="zip" />
      <RecordInput source="city" />
      <RecordInput source="county" help={translate('places.zip.countyHelp')} />
      <RecordInput source="otherCounties" help={translate('places.zip.othersHelp')} />
    </RecordSection>
  );
}
