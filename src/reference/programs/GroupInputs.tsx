import { useTranslate } from 'react-admin';
import { RecordInput } from '../../fields/RecordInput';
import { RecordSection } from '../../shell/records/RecordSection';

/** What is entered of a program group. */
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
