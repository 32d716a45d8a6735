import type { ReactNode } from 'react';
import { type RaRecord, ResourceContextProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RecordFields } from '../../domain/records/record-fields';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { RecordForm } from './RecordForm';
import { RecordPage } from './RecordPage';

interface Props<Row extends RaRecord> {
  readonly resource: string;
  readonly fields: RecordFields;
  readonly title: string;
  readonly lead?: ReactNode;
  /** What a new record begins with. */
  readonly defaults?: Partial<Row>;
  /** Where the person goes with the new record. */
  readonly to: (record: Row) => string;
  /** Sections of inputs. */
  readonly children: ReactNode;
}

/** The page that makes a record: the inputs of `RecordEdit`, empty. */
export function RecordCreate<Row extends RaRecord>(props: Props<Row>) {
  const { resource, fields, title, lead, defaults = {}, to, children } = props;
  const notify = useNotify();
  const navigate = useNavigate();
  const saved = (record: Row): void => {
    notify('records.created', { type: 'success' });
    navigate(to(record));
  };
  return (
    <RecordFieldsProvider value={fields}>
      <ResourceContextProvider value={resource}>
        <RecordPage title={title} lead={lead}>
          <RecordForm<Row> record={defaults} onSaved={saved}>
            {children}
          </RecordForm>
        </RecordPage>
      </ResourceContextProvider>
    </RecordFieldsProvider>
  );
}
