import { useRef, useState } from 'react';
import type { Merged } from '../../../domain/records/merge';
import { useMounted } from './useMounted';

/** How often a write is repeated on top of newer versions before the person sees the error. */
const ATTEMPTS = 3;

/** What is typed and not saved yet. */
interface Draft<Values, Saved> {
  /** What can be saved; null where something is missing or wrong, which the form then shows. */
  readonly validated: () => Promise<Values | null>;
  /** The draft goes on from what was saved. Returns whether something was typed while `sent` was on its way. */
  readonly acceptSaved: (saved: Saved, sent: Values) => boolean;
}

/** How a draft is brought onto the version that somebody else saved first. */
export interface Rebasing<Values, Current> {
  /** What the server has now; null where it did not refuse the write for being out of date. */
  readonly currentOf: (error: unknown) => Current | null;
  readonly mergeWith: (current: Current) => Merged<Values>;
  /** The merged values with the other person's for the given paths. */
  readonly withTheirs: (found: Merged<Values>, paths: ReadonlySet<string>) => Values;
  /** The draft goes on from `current` with `typed` on top. Returns what is to be saved; null where nothing differs. */
  readonly rebase: (current: Current, typed: Values) => Values | null;
  /** The person decided nothing: show what is there now. */
  readonly onCancel?: () => void;
}

interface Errors {
  readonly clear: () => void;
  readonly show: (error: unknown) => void | Promise<void>;
}

interface Options<Values, Saved, Current> {
  readonly draft: Draft<Values, Saved>;
  readonly write: (values: Values) => Promise<Saved>;
  readonly errors: Errors;
  /** Absent where a write cannot be merged: an out-of-date version is then an error like any other. */
  readonly rebasing?: Rebasing<Values, Current>;
  readonly onSaved: (saved: Saved) => void;
}

/** Fields that two people changed, and the version that the other one saved. */
interface Conflict<Values, Current> extends Merged<Values> {
  readonly current: Current;
}

/**
 * Saves a draft based on the version that was read, one write at a time. Where somebody else saved first, both changes are
 * merged and written again; only a field that both changed is asked about. What is typed during a write stays.
 */
export function useVersionedSave<Values, Saved, Current = never>(options: Options<Values, Saved, Current>) {
  const { draft, write, errors, rebasing, onSaved } = options;
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Values, Current> | null>(null);
  const mounted = useMounted();
  const busy = useRef(false);
  /** Save was pressed during a write. */
  const again = useRef(false);
  const afterwards = useRef<(() => void) | undefined>(undefined);
  /** Set while the person is led on after a save, so that the leave guard does not ask. */
  const released = useRef(false);

  const end = (): void => {
    busy.current = false;
    setSaving(false);
  };

  const leadOn = (isAllSaved: boolean, notify?: () => void): void => {
    released.current = isAllSaved;
    notify?.();
    if (isAllSaved) afterwards.current?.();
    released.current = false;
  };

  const accept = (saved: Saved, sent: Values): void => {
    const hasMore = draft.acceptSaved(saved, sent);
    end();
    if (!mounted.current) return;
    if (hasMore && (again.current || afterwards.current)) submit(afterwards.current);
    else leadOn(!hasMore, () => onSaved(saved));
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
    else leadOn(true);
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
    afterwards.current = then ?? (busy.current ? afterwards.current : undefined);
    if (busy.current) return;
    busy.current = true;
    void draft.validated().then((values) => (values === null ? end() : send(values)));
  };

  const resolve = (theirs: ReadonlySet<string>): void => {
    if (!conflict || !rebasing) return;
    setConflict(null);
    const typed = rebasing.rebase(conflict.current, rebasing.withTheirs(conflict, theirs));
    if (typed === null) leadOn(true);
    else {
      busy.current = true;
      void send(typed);
    }
  };

  return {
    saving,
    /** Saves what is valid; `then` is called once everything is saved. */
    submit,
    released,
    conflict,
    resolve,
    /** The next save asks again. */
    cancelConflict: (): void => {
      setConflict(null);
      rebasing?.onCancel?.();
    },
  };
}
