import { useTranslate } from 'react-admin';
import { exclusionFields, publicExclusionFields } from '../../domain/appraisal/exclusion-fields';
import { RecordCreate } from '../crud/RecordCreate';
import { RecordEdit } from '../crud/RecordEdit';
import { RecordList } from '../crud/RecordList';
import { RecordSection } from '../crud/RecordSection';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { RecordInput } from '../fields/RecordInput';
import { WideInput } from '../ui/InputGrid';
import { ExclusionList } from './ExclusionList';
import { publicColumns, publicFilters } from './exclusions';

export function AdminExclusionsPage() {
  const translate = useTranslate();
  return <ExclusionList keeps title={translate('pages.appraisal')} />;
}

/** /main/internal/appraisal: read-only (INTERNAL-04). */
export function InternalExclusionsPage() {
  const translate = useTranslate();
  return <ExclusionList title={translate('pages.exclusionaryList')} />;
}

/** /public/appraiser-exclusionary-list: names and dates, without reasons. */
export function PublicExclusionsPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={publicExclusionFields}>
      <RecordList
        resource="publicExclusions"
        title={translate('pages.exclusionary')}
        lead={translate('appraisal.exclusion.publicLead')}
        columns={publicColumns}
        filters={publicFilters}
        search={translate('appraisal.exclusion.publicSearch')}
        sort={{ field: 'name', order: 'ASC' }}
        nameOf={({ name }) => name}
        empty={{
          title: translate('appraisal.exclusion.emptyTitle'),
          text: translate('appraisal.exclusion.emptyReadText'),
        }}
      />
    </RecordFieldsProvider>
  );
}

function ExclusionInputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('appraisal.exclusion.one')}>
        <RecordInput source="name" />
        <RecordInput source="company" />
        <RecordInput source="licenseNumber" />
        <RecordInput source="licenseState" />
        <RecordInput source="since" />
        <RecordInput source="active" help={translate('appraisal.exclusion.activeHelp')} />
      </RecordSection>
      <RecordSection title={translate('appraisal.exclusion.inside')}>
        <WideInput>
          <RecordInput source="reason" help={translate('appraisal.exclusion.insideHelp')} />
        </WideInput>
        <RecordInput source="source" />
      </RecordSection>
    </>
  );
}

export function ExclusionEditPage() {
  return (
    <RecordEdit resource="main/admin/appraisal" fields={exclusionFields} title={({ name }) => name}>
      <ExclusionInputs />
    </RecordEdit>
  );
}

export function ExclusionCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/appraisal"
      fields={exclusionFields}
      title={translate('pages.exclusionCreate')}
      defaults={{ active: true }}
    >
      <ExclusionInputs />
    </RecordCreate>
  );
}
