import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { DraftAnswer } from '../../../domain/drafts/drafts.schemas';
import { type Merged, sameValues } from '../../../domain/records/merge';
import { changedValues } from '../drafts/changed-values';
import { draftStates, useFormDraft } from '../drafts/useFormDraft';

interface Options<Values extends FieldValues, Current> {
  readonly form: UseFormReturn<Values>;
  /** The newest values from the server. */
  readonly record: Values;
  /** The form's values in the server's current record. */
  readonly valuesOf: (current: Current) => Values;
  /** Merges the edits with other values; `current` is set when another user saved those. */
  readonly merge: (base: Values, mine: Values, theirs: Values, current?: Current) => Merged<Values>;
  readonly withTheirs: (found: Merged<Values>, paths: ReadonlySet<string>) => Values;
  /** Updates untouched inputs to newer values while other inputs have edits. */
  readonly follow?: boolean;
  /** Names the form for its drafts (`formKey`). */
  readonly formKey: string;
  /** What the values refer to by its position, and how a draft from then is merged. */
  readonly about?: {
    readonly now: () => Readonly<Record<string, string>>;
    readonly merge: (
      base: Values,
      mine: Values,
      shown: Values,
      then: Readonly<Record<string, string>>,
    ) => Merged<Values>;
  };
}

/** A draft that changes values which have changed since. */
interface DraftConflict<Values> extends Merged<Values> {
  readonly draft: DraftAnswer;
}

const versionOf = ({ version }: FieldValues): number => (typeof version === 'number' ? version : 0);

/**
 * The version that a form is based on. A newer record replaces it while the form has no edits; an older response that
 * arrives late never does. React Hook Form treats an empty input and a missing value as different, so we compare values
 * ourselves to find changes. Edits are kept as a draft on the server until they are saved or discarded.
 */
export function useFormBaseline<Values extends FieldValues, Current>(options: Options<Values, Current>) {
  const { form, record, valuesOf, merge, withTheirs, follow = false, formKey, about } = options;
  const notify = useNotify();
  const [isDirty, setDirty] = useState(false);
  const [draftConflict, setDraftConflict] = useState<DraftConflict<Values> | null>(null);
  const base = useRef(record);
  /** The form's values without edits. */
  const shown = useRef(record);
  /** True while the form is given other values, which are no edits. */
  const isShowing = useRef(false);

  const draft = useFormDraft({
    form: formKey,
    changes: () => changedValues(shown.current, form.getValues()),
    version: () => versionOf(base.current),
    about: about?.now,
    restore: (kept) => {
      const now = form.getValues();
      const { was, mine } = draftStates(kept, now);
      const found = about && kept.about ? about.merge(was, mine, now, kept.about) : merge(was, mine, now);
      if (found.conflicts.length > 0) setDraftConflict({ ...found, draft: kept });
      else putDraft(kept, found.merged);
    },
  });
  const { keeper } = draft;

  const follows = (hasEdits: boolean): void => {
    if (hasEdits) keeper.changed();
    else keeper.remove();
    setDirty(hasEdits);
  };
  const show = (values: Values, typed: Values): boolean => {
    const hasMore = !sameValues(typed, values);
    shown.current = values;
    isShowing.current = true;
    form.reset(values);
    if (hasMore) form.reset(typed, { keepDefaultValues: true });
    isShowing.current = false;
    follows(hasMore);
    return hasMore;
  };
  const start = (values: Values, typed = values): boolean => {
    base.current = values;
    return show(values, typed);
  };
  const putDraft = ({ id, version }: DraftAnswer, typed: Values): void => {
    draft.accept(id);
    show(shown.current, typed);
    const isNewer = version !== null && version !== versionOf(base.current);
    notify(isNewer ? 'drafts.restoredNewer' : 'drafts.restored', { type: 'info' });
  };

  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name }) => {
      if (isShowing.current) return;
      // To compare all values takes long for each letter, and one that differs is enough.
      const isEdited = name !== undefined && !sameValues(get(values, name), get(shown.current, name));
      const hasEdits = isEdited || !sameValues(values, shown.current);
      if (hasEdits) keeper.changed();
      else keeper.remove();
      setDirty(hasEdits);
    });
    return unsubscribe;
  }, [form, keeper]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer record is what changes the form.
  useEffect(() => {
    if (!isDirty && versionOf(record) > versionOf(base.current)) start(record);
    else if (follow && versionOf(record) > versionOf(shown.current)) {
      show(record, merge(shown.current, form.getValues(), record).merged);
    }
  }, [record, isDirty]);

  return {
    isDirty,
    /** The values from the server. */
    base: (): Values => base.current,
    discard: (): void => void start(base.current),
    /** The user leaves the page without its edits. */
    abandon: keeper.remove,
    draft,
    draftConflict,
    /** Puts the draft into the form, with the current values at the given paths. */
    resolveDraft: (paths: ReadonlySet<string>): void => {
      if (!draftConflict) return;
      putDraft(draftConflict.draft, withTheirs(draftConflict, paths));
      setDraftConflict(null);
    },
    cancelDraft: (): void => setDraftConflict(null),
    mergeWith: (current: Current): Merged<Values> => merge(base.current, form.getValues(), valuesOf(current), current),
    withTheirs,
    rebase: (current: Current, typed: Values): Values | null => (start(valuesOf(current), typed) ? typed : null),
    acceptSaved: (saved: Values, sent: Values): boolean => start(saved, merge(sent, form.getValues(), saved).merged),
  };
}
