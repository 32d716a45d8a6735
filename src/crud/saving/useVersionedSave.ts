import { useRef, useState } from 'react';
import type { Merged } from '../../../domain/records/merge';
import { useMounted } from './useMounted';

/** How many times a write is retried on newer versions before the user sees the error. */
const ATTEMPTS = 3;

/** Unsaved edits. */
interface Draft<Values, Saved> {
  /** The values to save; null if any are missing or invalid, which the form then shows. */
  readonly validated: () => Promise<Values | null>;
  /** Makes the saved record the new baseline. Returns whether the user typed while `sent` was being saved. */
  readonly acceptSaved: (saved: Saved, sent: Values) => boolean;
}

/** How a draft moves onto a version that another user saved first. */
export interface Rebasing<Values, Current> {
  /** The server's current record; null if the error is not about an outdated version. */
  readonly currentOf: (error: unknown) => Current | null;
  readonly mergeWith: (current: Current) => Merged<Values>;
  /** The merged values, with the other user's value at the given paths. */
  readonly withTheirs: (found: Merged<Values>, paths: ReadonlySet<string>) => Values;
  /** Makes `current` the baseline with `typed` on top. Returns the values to save; null if nothing differs. */
  readonly rebase: (current: Current, typed: Values) => Values | null;
  /** Reloads the record. Called when nothing is written after a conflict, because only a write updates the cache. */
  readonly reload: () => void;
}

interface Errors {
  readonly clear: () => void;
  readonly show: (error: unknown) => void | Promise<void>;
}

interface Options<Values, Saved, Current> {
  readonly draft: Draft<Values, Saved>;
  readonly write: (values: Values) => Promise<Saved>;
  readonly errors: Errors;
  /** Absent if a write cannot be merged: an outdated version is then an ordinary error. */
  readonly rebasing?: Rebasing<Values, Current>;
  readonly onSaved: (saved: Saved) => void;
}

/** Fields that two users changed, and the version that the other one saved. */
interface Conflict<Values, Current> extends Merged<Values> {
  readonly current: Current;
}

/**
 * Saves a draft based on the version it was read from, one write at a time. If another user saved first, both sets of
 * changes are merged and saved; the user chooses only for fields that both changed. Edits made during a write are kept.
 */
export function useVersionedSave<Values, Saved, Current = never>(options: Options<Values, Saved, Current>) {
  const { draft, write, errors, rebasing, onSaved } = options;
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Values, Current> | null>(null);
  const mounted = useMounted();
  const busy = useRef(false);
  /** Whether Save was pressed during a write. */
  const again = useRef(false);
  const onceSaved = useRef<(() => void) | undefined>(undefined);
  /** True while we navigate away after a save, so that the leave guard does not ask. */
  const released = useRef(false);

  const end = (): void => {
    busy.current = false;
    setSaving(false);
  };

  const finish = (isAllSaved: boolean, notify?: () => void): void => {
    released.current = isAllSaved;
    notify?.();
    if (isAllSaved) onceSaved.current?.();
    released.current = false;
  };

  const accept = (saved: Saved, sent: Values): void => {
    const hasMore = draft.acceptSaved(saved, sent);
    end();
    if (!mounted.current) return;
    if (hasMore && (again.current || onceSaved.current)) submit(onceSaved.current);
    else finish(!hasMore, () => onSaved(saved));
  };

  const fail = async (error: unknown): Promise<void> => {
    await errors.show(error);
    end();
  };

  const refused = async (error: unknown, attempts: number): Promise<void> => {
    const current = rebasing?.currentOf(error) ?? null;
    if (!rebasing || current === null) return fail(error);
    const found = rebasing.mergeWith(current);
    const hasConflicts = found.conflicts.length > 0;
    const typed = hasConflicts ? null : rebasing.rebase(current, found.merged);
    if (typed !== null) return attempts > 1 ? send(typed, attempts - 1) : fail(error);
    end();
    if (hasConflicts) setConflict({ ...found, current });
    else finish(true, rebasing.reload);
  };

  const send = async (values: Values, attempts = ATTEMPTS): Promise<void> => {
    setSaving(true);
    errors.clear();
    return write(values).then(
      (saved) => accept(saved, values),
      (error: unknown) => refused(error, attempts),
    );
  };

  const submit = (then?: () => void): void => {
    again.current = busy.current;
    onceSaved.current = then ?? (busy.current ? onceSaved.current : undefined);
    if (busy.current) return;
    busy.current = true;
    void draft.validated().then((values) => (values === null ? end() : send(values)));
  };

  const resolve = (theirs: ReadonlySet<string>): void => {
    if (!conflict || !rebasing) return;
    setConflict(null);
    const typed = rebasing.rebase(conflict.current, rebasing.withTheirs(conflict, theirs));
    if (typed === null) finish(true, rebasing.reload);
    else {
      busy.current = true;
      void send(typed);
    }
  };

  return {
    saving,
    /** Saves the form if it is valid; `then` runs once everything is saved. */
    submit,
    released,
    conflict,
    resolve,
    /** Closes the dialog; the next save asks again. */
    cancelConflict: (): void => {
      setConflict(null);
      rebasing?.reload();
    },
  };
}
