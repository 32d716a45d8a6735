import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useSaveContext } from 'react-admin';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import { showServerErrors } from '../../fields/form-errors';
import { ApiError } from '../../providers/data/api-error';
import type { Stale, Values } from './stale';

interface Asked<Row extends RaRecord> {
  /** What the form begins with; a record that came anew replaces it while nothing was typed. */
  readonly record: Partial<Row>;
  readonly onSaved: (saved: Row) => void;
}

/** What the server has now, where it refused a write that came too late. */
function currentOf(error: unknown): Values | null {
  if (!(error instanceof ApiError) || error.code !== 'stale') return null;
  const { current } = error.body;
  return typeof current === 'object' && current !== null ? (current as Values) : null;
}

/**
 * The form of a record, saved through React-Admin: errors of the server under their fields and the others beside, a write that
 * came too late held for the person's choice.
 */
export function useRecordForm<Row extends RaRecord>({ record, onSaved }: Asked<Row>) {
  const { save, saving } = useSaveContext();
  const form = useForm<Row>({ defaultValues: record as DefaultValues<Row>, mode: 'onBlur' });
  // Read while rendering: React Hook Form keeps up to date only what was asked for.
  const { isDirty } = form.formState;
  const [failure, setFailure] = useState<unknown>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [stale, setStale] = useState<Stale | null>(null);
  const base = useRef<Partial<Row>>(record);
  const released = useRef(false);

  const begin = (next: Partial<Row>): void => {
    base.current = next;
    form.reset(next as Row);
  };
  useEffect(() => {
    if (record.version === base.current.version || isDirty) return;
    base.current = record;
    form.reset(record as Row);
  }, [record, isDirty, form]);

  const fail = (error: unknown, mine: Row): void => {
    const current = currentOf(error);
    if (current) {
      setStale({ base: base.current, mine, current });
      return;
    }
    const left = Object.values(showServerErrors(form, error));
    const isAllPlaced = error instanceof ApiError && Object.keys(error.fields).length > left.length;
    if (left.length > 0) setOthers(left);
    else if (!isAllPlaced) setFailure(error);
  };

  const submit = form.handleSubmit(async (values) => {
    setOthers([]);
    await save?.(values, {
      onSuccess: (saved: Row) => {
        released.current = true;
        begin(saved);
        onSaved(saved);
        released.current = false;
      },
      onError: (error: unknown) => fail(error, values),
    });
  });

  /** The form then holds what is there now, with what the person keeps of their own. */
  const resolve = (kept: Values): void => {
    if (!stale) return;
    begin({ ...stale.current, id: record.id } as unknown as Row);
    for (const [name, value] of Object.entries(kept)) {
      form.setValue(name as Path<Row>, value as never, { shouldDirty: true });
    }
    setStale(null);
  };

  return {
    form,
    submit: (): void => void submit(),
    saving: saving ?? false,
    isDirty,
    discard: () => begin(base.current),
    released,
    failure,
    clearFailure: () => setFailure(null),
    others,
    stale,
    resolve,
    clearStale: () => setStale(null),
  };
}
