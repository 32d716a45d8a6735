import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Merged, sameValues } from '../../../domain/records/merge';

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
}

const versionOf = ({ version }: FieldValues): number => (typeof version === 'number' ? version : 0);

/**
 * The version that a form is based on. A newer record replaces it while the form has no edits; an older response that
 * arrives late never does. React Hook Form treats an empty input and a missing value as different, so we compare values
 * ourselves to find changes.
 */
export function useFormBaseline<Values extends FieldValues, Current>(options: Options<Values, Current>) {
  const { form, record, valuesOf, merge, withTheirs, follow = false } = options;
  const [isDirty, setDirty] = useState(false);
  const base = useRef(record);
  /** The form's values without edits. */
  const shown = useRef(record);

  const show = (values: Values, typed: Values): boolean => {
    const hasMore = !sameValues(typed, values);
    shown.current = values;
    form.reset(values);
    if (hasMore) form.reset(typed, { keepDefaultValues: true });
    setDirty(hasMore);
    return hasMore;
  };
  const start = (values: Values, typed = values): boolean => {
    base.current = values;
    return show(values, typed);
  };

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => setDirty(!sameValues(values, shown.current)));
    return unsubscribe;
  }, [form]);
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
    mergeWith: (current: Current): Merged<Values> => merge(base.current, form.getValues(), valuesOf(current), current),
    withTheirs,
    rebase: (current: Current, typed: Values): Values | null => (start(valuesOf(current), typed) ? typed : null),
    acceptSaved: (saved: Values, sent: Values): boolean => start(saved, merge(sent, form.getValues(), saved).merged),
  };
}
