import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate, useUpdate } from 'react-admin';
import { type DefaultValues, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../domain/drafts/form-key';
import { mergeRecord, type Values, withTheirFields } from '../../domain/records/merge';
import { queryKeys } from '../providers/data/query-keys';
import type { CollectionName } from '../providers/data/resource-types';
import { currentOf } from './saving/stale';
import { useFormBaseline } from './saving/useFormBaseline';
import { useFormErrors } from './saving/useFormErrors';
import { useVersionedSave } from './saving/useVersionedSave';
import { validValues } from './saving/valid-values';

interface Options<Row extends RaRecord> {
  readonly resource: CollectionName;
  /** Initial values of the form. */
  readonly record: Partial<Row>;
  readonly onSaved: (saved: Row) => void;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * Updates a record, or creates it if it has no ID yet. We don't use the save of React-Admin's edit: it is a new function for
 * each record that is read, and drops the callbacks of a pending save.
 */
function useWrite<Row extends RaRecord>(resource: string) {
  const [update] = useUpdate<Row, Error>(resource);
  const [create] = useCreate<Row, Error, Row>(resource);
  return async (data: Row, previousData: Row): Promise<Row> => {
    const { id }: Partial<Row> = previousData;
    const answering =
      id === undefined
        ? create(resource, { data }, { returnPromise: true })
        : update(resource, { id, data, previousData }, { returnPromise: true });
    return (await answering) ?? data;
  };
}

/** The form of a record, saved through React-Admin. */
export function useRecordForm<Row extends RaRecord>({ resource, record, onSaved }: Options<Row>) {
  const write = useWrite<Row>(resource);
  const client = useQueryClient();
  const { pathname } = useLocation();
  // A new record only has default values.
  const initial = record as Row;
  const form = useForm<Row>({ defaultValues: initial as DefaultValues<Row>, mode: 'onBlur' });
  const errors = useFormErrors(form);
  const baseline = useFormBaseline<Row, Values>({
    form,
    record: initial,
    valuesOf: (current) => ({ ...initial, ...current, id: initial.id }),
    merge: mergeRecord,
    withTheirs: withTheirFields,
    formKey: formKey(pathname),
  });
  const save = useVersionedSave({
    draft: { ...baseline, validated: () => validValues(form) },
    write: (values: Row) => write(values, baseline.base()),
    errors,
    rebasing: {
      ...baseline,
      currentOf: (error) => currentOf(error, isRecord),
      reload: () => void client.invalidateQueries({ queryKey: queryKeys.resource(resource) }),
    },
    onSaved,
  });
  const discard = (): void => {
    errors.clear();
    baseline.discard();
  };
  return { form, errors, save, baseline, isDirty: baseline.isDirty, discard };
}
