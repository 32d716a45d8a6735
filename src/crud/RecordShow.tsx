import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useCreatePath, useShowContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { RecordFields } from '../../domain/records/record-fields';
import { RecordFieldsProvider } from '../fields/RecordFieldsContext';
import { useRecordLabels } from '../fields/useRecordLabels';
import type { CollectionName, HeldRecord } from '../providers/data/resource-types';
import { collectionOf } from '../providers/data/resources';
import { FactList } from '../ui/FactList';
import { Stack } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { freshRecord } from './fresh-record';
import { HistoryPanel } from './HistoryPanel';
import { NoRecord } from './NoRecord';
import { RecordPage } from './RecordPage';

interface Props<Name extends CollectionName> {
  readonly resource: Name;
  readonly fields: RecordFields;
  readonly id?: string;
  readonly title: (record: HeldRecord<Name>) => string;
  /** Fields in groups, each with its title. */
  readonly groups: readonly { readonly title: string; readonly fields: readonly string[] }[];
  readonly actions?: (record: HeldRecord<Name>) => ReactNode;
  readonly below?: (record: HeldRecord<Name>) => ReactNode;
  /** Show the history, which only administrators may read. */
  readonly history?: boolean;
}

function Loaded<Name extends CollectionName>(props: Props<Name>) {
  const { resource, fields, title, groups, actions, below, history = false } = props;
  const { label, text } = useRecordLabels(resource, fields);
  const createPath = useCreatePath();
  const { record, error, refetch } = useShowContext<HeldRecord<Name>>();
  if (!record)
    return <NoRecord error={error} list={createPath({ resource, type: 'list' })} onRetry={() => void refetch()} />;
  const { subject } = collectionOf(resource);
  const values: RaRecord = record;
  return (
    <RecordPage title={<bdi>{title(record)}</bdi>} actions={actions?.(record)}>
      <Stack columns="repeat(auto-fit, minmax(min(100%, 400px), 1fr))" align="start" gap="s4">
        {groups.map((group) => (
          <Section key={group.title} title={group.title}>
            <FactList
              groups={[
                group.fields.map((name) => ({ key: name, label: label(name), value: text(name, values[name]) })),
              ]}
            />
          </Section>
        ))}
      </Stack>
      {below?.(record)}
      {history && subject && (
        <HistoryPanel {...{ resource }} subject={`${subject}:${values.id}`} version={values.version} />
      )}
    </RecordPage>
  );
}

/** The read-only page of a record. */
export function RecordShow<Name extends CollectionName>(props: Props<Name>) {
  const params = useParams();
  return (
    <RecordFieldsProvider value={props.fields}>
      <ShowBase<HeldRecord<Name>>
        resource={props.resource}
        id={props.id ?? params.id ?? ''}
        disableAuthentication
        queryOptions={freshRecord}
      >
        <Loaded {...props} />
      </ShowBase>
    </RecordFieldsProvider>
  );
}
