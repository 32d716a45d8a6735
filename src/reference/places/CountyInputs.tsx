import { useTranslate } from 'react-admin';
import { RecordSection } from '../../crud/RecordSection';
import { RecordInput } from '../../fields/RecordInput';
import { stateChoices } from './states';

/** A mark is set or not; there is no third answer. */
const mark = { kind: 'yesno', required: true } as const;

/** Inputs of a county. FIPS code and year identify it and can't be changed later. */
export function CountyInputs({ isNew = false }: { readonly isNew?: boolean }) {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('places.one')}>
      <RecordInput source="fips" readOnly={!isNew} {...(isNew ? { help: translate('places.zip.countyHelp') } : {})} />
      <RecordInput source="year" readOnly={!isNew} />
      <RecordInput source="state" choices={stateChoices} />
      <RecordInput source="name" />
      <RecordInput source="gse" />
      <RecordInput source="fha" />
      <RecordInput source="va" />
      {!isNew && (
        <>
          <RecordInput source="confirmGse" field={mark} />
          <RecordInput source="confirmFha" field={mark} />
        </>
      )}
    </RecordSection>
  );
}
