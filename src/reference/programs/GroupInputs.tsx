import { useTranslate } from 'react-admin';
import { RecordSection } from '../../crud/RecordSection';
import { RecordInput } from '../../fields/RecordInput';

export function GroupInputs() {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('programs.group.one')}>
      <RecordInput source="name" />
      <RecordInput source="displayOrder" />
      <RecordInput source="active" help={translate('programs.group.activeHelp')} />
    </RecordSection>
  );
}
