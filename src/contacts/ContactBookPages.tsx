import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { contactFields } from '../../domain/contacts/contact-fields';
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
import { ContactAddress, ContactFacts } from './ContactInputs';

const resource = 'main/admin/contact';

const columns: readonly RecordColumn<RowOf<typeof resource>>[] = [
  { key: 'name', sort: 'name', width: 180 },
  { key: 'company', sort: 'company', width: 200 },
  { key: 'role', sort: 'role', width: 140 },
  { key: 'phone', width: 132 },
  { key: 'email', width: 220 },
  { key: 'city', sort: 'city', width: 120 },
  { key: 'state', sort: 'state', width: 64 },
  { key: 'licenseNum', width: 120, hidden: true },
  { key: 'active', sort: 'active', first: 'DESC', width: 80 },
];

/** The people and firms that loans choose their contacts from. */
export function ContactBookListPage() {
  const translate = useTranslate();
  return (
    <RecordFieldsProvider value={contactFields}>
      <RecordList
        resource={resource}
        title={translate('pages.contact')}
        lead={translate('contactBook.lead')}
        columns={columns}
        filters={[
          { name: 'role', kind: 'choices' },
          { name: 'state', kind: 'choices', more: true },
          { name: 'active', kind: 'yesno' },
        ]}
        search={translate('contactBook.search')}
        sort={{ field: 'name', order: 'ASC' }}
        opens="edit"
        create={{ label: translate('pages.contactCreate') }}
        nameOf={({ name }) => name}
        empty={{ title: translate('contactBook.emptyTitle'), text: translate('contactBook.emptyText') }}
      />
    </RecordFieldsProvider>
  );
}

const sources = {
  facts: ['name', 'company', 'role', 'licenseNum', 'phone', 'email'],
  address: { street: 'address', zip: 'zip', city: 'city', state: 'state' },
} as const;

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <RecordSection title={translate('contactBook.one')}>
        <ContactFacts {...sources} />
        <RecordInput source="active" help={translate('contactBook.activeHelp')} />
      </RecordSection>
      <RecordSection title={translate('contactBook.address')}>
        <ContactAddress {...sources} />
      </RecordSection>
      <RecordSection title={translate('contactBook.notes')}>
        <WideInput>
          <RecordInput source="note" help={translate('contactBook.noteHelp')} />
        </WideInput>
      </RecordSection>
    </>
  );
}

export function ContactBookCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource={resource}
      fields={contactFields}
      title={translate('pages.contactCreate')}
      defaults={{ active: true }}
    >
      <Inputs />
    </RecordCreate>
  );
}

export function ContactBookEditPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordEdit
      resource={resource}
      fields={contactFields}
      title={({ name }) => name}
      actions={({ id }) => (
        <Button component={Link} to={createPath({ resource, type: 'show', id })} variant="text">
          {translate('pages.contactShow')}
        </Button>
      )}
    >
      <Inputs />
    </RecordEdit>
  );
}

/** A read-only, printable page of one contact. */
export function ContactBookShowPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordShow
      resource={resource}
      fields={contactFields}
      title={({ name }) => name}
      groups={[
        {
          title: translate('contactBook.one'),
          fields: [...sources.facts, 'active'],
        },
        { title: translate('contactBook.address'), fields: [...Object.values(sources.address), 'note'] },
      ]}
      actions={({ id }) => (
        <Button component={Link} to={createPath({ resource, type: 'edit', id })} variant="contained">
          {translate('pages.contactEdit')}
        </Button>
      )}
      history
    />
  );
}
