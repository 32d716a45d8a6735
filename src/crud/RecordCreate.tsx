import type { ReactNode } from 'react';
import { type RaRecord, ResourceContextProvider, useCreatePath, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RecordFields } from '../../domain/records/record-fields';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import type { CollectionName, RowOf } from '../providers/data/resource-types';
import { RecordForm } from './RecordForm';
import { RecordPage } from './RecordPage';

interface Props<Name extends CollectionName> {
  readonly resource: Name;
  readonly fields: RecordFields;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Initial values of a new record. */
  readonly defaults?: Partial<RowOf<Name>>;
  /** Sections of inputs. */
  readonly children: ReactNode;
}

/** The page that creates a record, with the same inputs as `RecordEdit`. It opens the record's own page then. */
export function RecordCreate<Name extends CollectionName>(props: Props<Name>) {
  const { resource, fields, title, lead, defaults = {}, children } = props;
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const saved = (record: RowOf<Name>): void => {
    notify('records.created', { type: 'success' });
    const { id }: RaRecord = record;
    navigate(createPath({ resource, type: 'edit', id }));
  };
  return (
    <RecordFieldsProvider value={fields}>
      <ResourceContextProvider value={resource}>
        <RecordPage title={title} lead={lead}>
          <RecordForm<RowOf<Name>> resource={resource} record={defaults} onSaved={saved}>
            {children}
          </RecordForm>
        </RecordPage>
      </ResourceContextProvider>
    </RecordFieldsProvider>
  );
}
