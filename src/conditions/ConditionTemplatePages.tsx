import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { conditionTemplateFields } from '../../domain/underwriting/condition-template-fields';
import { RecordCreate } from '../crud/RecordCreate';
import { RecordEdit } from '../crud/RecordEdit';
import { RecordList } from '../crud/RecordList';
import { RecordSection } from '../crud/RecordSection';
import { RecordShow } from '../crud/RecordShow';
import type { RecordColumn } from '../crud/record-list';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { RecordInput } from '../fields/RecordInput';
import type { RowOf } from '../providers/data/resource-types';
import { WideInput } from '../ui/InputGrid';

const resource = 'main/admin/condition-template';

const columns: readonly RecordColumn<RowOf<typeof resource>>[] = [
  { key: 'name', sort: 'name', width: 200 },
  { key: 'cat', sort: 'cat', width: 180 },
  { key: 'description', sort: 'description', width: 360, least: 200 },
  { key: 'accepts', width: 220, least: 120 },
  { key: 'active', sort: 'active', first: 'DESC', width: 80 },
];

/** The conditions that underwriters choose from when they add some to a loan. */
export function ConditionTemplateListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={conditionTemplateFields}>
      <RecordList
        resource={resource}
        title={translate('pages.conditionTemplate')}
        lead={translate('conditionTemplates.lead')}
        columns={columns}
        filters={[
          { name: 'cat', kind: 'choices' },
          { name: 'active', kind: 'yesno' },
        ]}
        search={translate('conditionTemplates.search')}
        sort={{ field: 'name', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('pages.conditionTemplateCreate') }}
        nameOf={({ name }) => name}
        empty={{ title: translate('conditionTemplates.emptyTitle'), text: translate('conditionTemplates.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <RecordSection title={translate('conditionTemplates.one')}>
      <RecordInput source="name" help={translate('conditionTemplates.nameHelp')} />
      <RecordInput source="cat" help={translate('conditionTemplates.catHelp')} />
      <WideInput>
        <RecordInput source="description" help={translate('conditionTemplates.descriptionHelp')} />
      </WideInput>
      <WideInput>
        <RecordInput source="accepts" help={translate('conditionTemplates.acceptsHelp')} />
      </WideInput>
      <RecordInput source="active" help={translate('conditionTemplates.activeHelp')} />
    </RecordSection>
  );
}

export function ConditionTemplateCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource={resource}
      fields={conditionTemplateFields}
      title={translate('pages.conditionTemplateCreate')}
      defaults={{ cat: 'PTD', active: true }}
    >
      <Inputs />
    </RecordCreate>
  );
}

export function ConditionTemplateEditPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordEdit
      resource={resource}
      fields={conditionTemplateFields}
      title={({ name }) => name}
      actions={({ id }) => (
        <Button component={Link} to={createPath({ resource, type: 'show', id })} variant="text">
          {translate('pages.conditionTemplateShow')}
        </Button>
      )}
    >
      <Inputs />
    </RecordEdit>
  );
}

/** A read-only, printable page of one template. */
export function ConditionTemplateShowPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordShow
      resource={resource}
      fields={conditionTemplateFields}
      title={({ name }) => name}
      groups={[
        {
          title: translate('conditionTemplates.one'),
          fields: ['name', 'cat', 'description', 'accepts', 'active'],
        },
      ]}
      actions={({ id }) => (
        <Button component={Link} to={createPath({ resource, type: 'edit', id })} variant="contained">
          {translate('pages.conditionTemplateEdit')}
        </Button>
      )}
      history
    />
  );
}
