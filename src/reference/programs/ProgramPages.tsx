import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { pipelinePath } from '../../../domain/pages/pipeline-path';
import { programFields } from '../../../domain/reference/program-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { RecordEdit } from '../../crud/RecordEdit';
import { RecordList } from '../../crud/RecordList';
import { RecordSection } from '../../crud/RecordSection';
import type { RecordColumn, RecordFilter } from '../../crud/record-list';
import { useSetActive } from '../../crud/useSetActive';
import { RecordFieldsProvider } from '../../fields/RecordFieldsContext';
import { RecordInput } from '../../fields/RecordInput';
import { queryKeys } from '../../providers/data/query-keys';
import { referenceCalls } from '../reference-calls';
import { ProgramRules } from './ProgramRules';
import { ProgramTabs } from './ProgramTabs';
import { type ProgramRecord, useGroupChoices } from './programs';
import { RuleVersions } from './RuleVersions';
import type { ProgramWithRules } from './rule-form';

const columns = (groupName: (id: string) => string): readonly RecordColumn<ProgramRecord>[] => [
  { key: 'name', sort: 'name', width: 236 },
  { key: 'displayOrder', sort: 'displayOrder', width: 72, numeric: true },
  { key: 'groupId', width: 176, cell: ({ groupId }) => <bdi>{groupName(groupId)}</bdi> },
  { key: 'investor', sort: 'investor', width: 112 },
  { key: 'minAmount', sort: 'minAmount', width: 120, numeric: true, hidden: true },
  { key: 'maxAmount', sort: 'maxAmount', width: 132, numeric: true },
  { key: 'maxDti', sort: 'maxDti', width: 96, numeric: true },
  { key: 'minimumPrice', width: 96, numeric: true, hidden: true },
  { key: 'maximumPrice', width: 96, numeric: true, hidden: true },
  { key: 'lenderFees', width: 104, numeric: true, hidden: true },
  { key: 'isCorrespondent', width: 120, hidden: true },
  { key: 'active', sort: 'active', first: 'DESC', width: 72 },
];

/** The lender's loan programs. */
export function ProgramListPage() {
  const translate = useTranslate();
  const bulk = useSetActive<ProgramRecord>('main/admin/program', 'programs');
  const groups = useGroupChoices();
  const groupName = (id: string): string => groups.find(({ value }) => value === id)?.label ?? '–';
  const filters: readonly RecordFilter[] = [
    { name: 'groupId', kind: 'choices', choices: groups },
    { name: 'active', kind: 'yesno' },
    { name: 'isCorrespondent', kind: 'yesno', more: true },
  ];
  return (
    <RecordFieldsProvider value={programFields}>
      <RecordList
        resource="main/admin/program"
        title={translate('pages.program')}
        lead={translate('programs.lead')}
        tabs={<ProgramTabs at="admin-program" />}
        columns={columns(groupName)}
        filters={filters}
        search={translate('programs.search')}
        sort={{ field: 'displayOrder', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('programs.create') }}
        bulk={bulk}
        nameOf={({ name }) => name}
        empty={{ title: translate('programs.emptyTitle'), text: translate('programs.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}

function ProgramInputs() {
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

/** One program: editable fields, versions of its rules, and its rules of today as text. */
export function ProgramEditPage() {
  return (
    <RecordEdit
      resource="main/admin/program"
      fields={programFields}
      title={({ name }) => name}
      usesAt={({ name }) => ({ loans: pipelinePath({ sLpTemplateNm: [name] }) })}
      below={(record) =>
        record.definition && (
          <>
            <RuleVersions program={record as ProgramWithRules} />
            <ProgramRules program={record.definition} />
          </>
        )
      }
    >
      <ProgramInputs />
    </RecordEdit>
  );
}
