import type { ReactNode } from 'react';
import { EditBase, type RaRecord, useCreatePath, useEditContext, useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { RecordFields } from '../../domain/records/record-fields';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { sentId } from '../providers/data/record-ids';
import type { CollectionName, HeldRecord } from '../providers/data/resource-types';
import { collectionOf } from '../providers/data/resources';
import { DeleteRecord } from './DeleteRecord';
import { freshRecord } from './fresh-record';
import { HistoryPanel } from './HistoryPanel';
import { NoRecord } from './NoRecord';
import { RecordForm } from './RecordForm';
import { RecordPage } from './RecordPage';
import type { UsesPaths } from './UsesList';

interface Props<Name extends CollectionName> {
  readonly resource: Name;
  readonly fields: RecordFields;
  /** The record's ID. Default: `:id` of the path. */
  readonly id?: string;
  readonly title: (record: HeldRecord<Name>) => string;
  readonly lead?: (record: HeldRecord<Name>) => ReactNode;
  /** Path of the list. Default: that of the resource. */
  readonly list?: string;
  /** Sections of inputs. */
  readonly children: ReactNode;
  /** Shown below the form, such as lists of related records. */
  readonly below?: (record: HeldRecord<Name>) => ReactNode;
  readonly actions?: (record: HeldRecord<Name>) => ReactNode;
  /** Lists of what uses the record, by kind. */
  readonly usesAt?: (record: HeldRecord<Name>) => UsesPaths;
}

/** The form once the record is loaded. */
function Loaded<Name extends CollectionName>(props: Props<Name>) {
  const { resource, title, lead, children, below, actions, usesAt } = props;
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const list = props.list ?? createPath({ resource, type: 'list' });
  const { record, error, refetch } = useEditContext<HeldRecord<Name>>();
  if (!record) return <NoRecord error={error} list={list} onRetry={() => void refetch()} />;
  const { subject, remove } = collectionOf(resource);
  const name = title(record);
  const { id, version }: RaRecord = record;
  return (
    <RecordPage
      title={<bdi>{name}</bdi>}
      lead={lead?.(record)}
      actions={
        <>
          {actions?.(record)}
          {remove && (
            <DeleteRecord
              {...{ resource, record, name }}
              usesAt={usesAt?.(record) ?? {}}
              onDeleted={() => navigate(list)}
            />
          )}
        </>
      }
    >
      <RecordForm<HeldRecord<Name>>
        key={String(id)}
        resource={resource}
        record={record}
        onSaved={() => notify('records.saved', { type: 'success' })}
      >
        {children}
      </RecordForm>
      {below?.(record)}
      {subject && (
        <HistoryPanel
          {...{ resource }}
          subject={`${subject}:${sentId(id)}`}
          version={version}
          filtered={subject === 'user'}
        />
      )}
    </RecordPage>
  );
}

/**
 * The page that edits a record: sections of inputs, a save bar with an error count, a dialog for conflicting changes, a
 * warning before leaving with unsaved changes, delete, and the record's history.
 */
export function RecordEdit<Name extends CollectionName>(props: Props<Name>) {
  const params = useParams();
  return (
    <RecordFieldsProvider value={props.fields}>
      <EditBase<HeldRecord<Name>>
        resource={props.resource}
        id={props.id ?? params.id ?? ''}
        disableAuthentication
        queryOptions={freshRecord}
      >
        <Loaded {...props} />
      </EditBase>
    </RecordFieldsProvider>
  );
}
