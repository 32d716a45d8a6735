import { useTranslate } from 'react-admin';
import { RecordSection } from '../../crud/RecordSection';
import { RecordInput } from '../../fields/RecordInput';
import { useGroupChoices } from './programs';

export function ProgramInputs() {
  const translate = useTranslate();
  const groups = useGroupChoices();
  return (
    <>
      <RecordSection title={translate('programs.one')}>
        <RecordInput source="name" />
        <RecordInput source="groupId" choices={groups} />
        <RecordInput source="investor" />
        <RecordInput source="displayOrder" help={translate('programs.orderHelp')} />
        <RecordInput source="active" help={translate('programs.activeHelp')} />
        <RecordInput source="isCorrespondent" />
      </RecordSection>
      <RecordSection title={translate('programs.bounds')}>
        <RecordInput source="minAmount" />
        <RecordInput source="maxAmount" />
        <RecordInput source="maxDti" />
        <RecordInput source="onlyStates" help={translate('programs.statesHelp', { codes: 'CA, NV' })} />
        <RecordInput source="exceptStates" help={translate('programs.statesHelp', { codes: 'CA, NV' })} />
      </RecordSection>
      <RecordSection title={translate('programs.price')}>
        <RecordInput source="minimumPrice" help={translate('programs.minimumHelp')} />
        <RecordInput source="maximumPrice" help={translate('programs.maximumHelp')} />
        <RecordInput source="lenderFees" />
      </RecordSection>
    </>
  );
}
