import { type RefObject, useEffect, useRef, useState } from 'react';
import { type RaRecord, useCreate, useUpdate } from 'react-admin';
import { type DefaultValues, useForm } from 'react-hook-form';
import { showServerErrors } from '../fields/form-errors';
import { ApiError } from '../providers/data/api-error';
import { changedNames, type Stale, type Values } from './stale';

interface Asked<Row extends RaRecord> {
  readonly resource: string;
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
 * Saves a record upon what it was, or makes it where it has no id yet. Not the save of the edit around: that is another one for
 * each record that is read, and forgets who waits for its answer.
 */
function useWrite<Row extends RaRecord>(resource: string) {
  const [update, { isPending: isUpdating }] = useUpdate<Row, Error>(resource);
  const [create, { isPending: isCreating }] = useCreate<Row, Error, Row>(resource);
  const write = async (data: Row, base: Partial<Row>): Promise<Row> => {
    const { id } = base;
    const answering =
      id === undefined
        ? create(resource, { data }, { returnPromise: true })
        : update(resource, { id, data, previousData: base as Row }, { returnPromise: true });
    return (await answering) ?? data;
  };
  return { write, saving: isUpdating || isCreating };
}

/** Whether the part of the page still stands, for what comes back to it later. */
function useMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}

/**
 * The form of a record, saved through React-Admin: errors of the server under their fields and the others beside, a write that
 * came too late held for the person's choice.
 */
export function useRecordForm<Row extends RaRecord>({ resource, record, onSaved }: Asked<Row>) {
  const { write, saving } = useWrite<Row>(resource);
  const form = useForm<Row>({ defaultValues: record as DefaultValues<Row>, mode: 'onBlur' });
  // Read while rendering: React Hook Form keeps up to date only what was asked for.
  const { isDirty } = form.formState;
  const [failure, setFailure] = useState<unknown>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [stale, setStale] = useState<Stale | null>(null);
  const base = useRef<Partial<Row>>(record);
  const mounted = useMounted();
  const released = useRef(false);
  const busy = useRef(false);

  /** The form holds `next`, and what is `typed` upon it. */
  const begin = (next: Partial<Row>, typed: Values = {}): void => {
    base.current = next;
    form.reset(next as Row);
    if (Object.keys(typed).length > 0) form.reset({ ...next, ...typed } as Row, { keepDefaultValues: true });
  };
  useEffect(() => {
    // An older one was on its way while the form went on to a newer.
    if (isDirty || (record.version ?? 0) <= (base.current.version ?? 0)) return;
    base.current = record;
    form.reset(record as Row);
  }, [record, isDirty, form]);

  const done = (saved: Row, sent: Row): void => {
    const values = form.getValues();
    const later = changedNames(values, sent);
    begin(saved, Object.fromEntries(later.map((name) => [name, values[name]])));
    if (!mounted.current) return;
    released.current = later.length === 0;
    onSaved(saved);
    released.current = false;
  };

  const fail = (error: unknown): void => {
    const current = currentOf(error);
    if (current) {
      setStale({ base: base.current, mine: form.getValues(), current });
      return;
    }
    const left = Object.values(showServerErrors(form, error));
    const isAllPlaced = error instanceof ApiError && Object.keys(error.fields).length > left.length;
    if (left.length > 0) setOthers(left);
    else if (!isAllPlaced) setFailure(error);
  };

  /** One write at a time: what is typed until it is answered is saved by the next. */
  const submit = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const save = form.handleSubmit((values) => {
      setOthers([]);
      return write(values, base.current).then((saved) => done(saved, values), fail);
    });
    await save().finally(() => {
      busy.current = false;
    });
  };

  /** The form then holds what is there now, with what the person keeps of their own. */
  const resolve = (kept: Values): void => {
    if (!stale) return;
    begin({ ...stale.current, id: record.id } as unknown as Row, kept);
    setStale(null);
  };

  return {
    form,
    submit: (): void => void submit(),
    saving,
    isDirty,
    discard: () => {
      setOthers([]);
      begin(base.current);
    },
    released,
    failure,
    clearFailure: () => setFailure(null),
    others,
    stale,
    resolve,
    clearStale: () => setStale(null),
  };
}
