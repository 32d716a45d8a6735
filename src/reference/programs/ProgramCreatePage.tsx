import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { programFields } from '../../../domain/reference/program-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordSection } from '../../crud/RecordSection';
import { RecordInput } from '../../fields/RecordInput';
import { queryKeys } from '../../providers/data/query-keys';
import { referenceCalls } from '../reference-calls';
import { ProgramInputs } from './ProgramInputs';

const defaults = {
  displayOrder: 1000,
  active: false,
  isCorrespondent: true,
  minimumPrice: '96.000',
  maximumPrice: '104.000',
  lenderFees: '0.00',
};

/** Creates a program with the rules of an existing one. */
export function ProgramCreatePage() {
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: queryKeys.programRules(),
    queryFn: ({ signal }) => referenceCalls.programRules(signal),
  });
  const rules = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RecordCreate
      resource="main/admin/program"
      fields={programFields}
      title={translate('pages.programCreate')}
      lead={translate('programs.createLead')}
      defaults={defaults}
    >
      <RecordSection title={translate('programs.rules')}>
        <RecordInput source="rules" choices={rules} help={translate('programs.rulesHelp')} />
      </RecordSection>
      <ProgramInputs />
    </RecordCreate>
  );
}
