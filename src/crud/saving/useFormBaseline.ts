import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Merged, sameValues } from '../../../domain/records/merge';

interface Options<Values extends FieldValues, Current> {
  readonly form: UseFormReturn<Values>;
  /** The newest values that were read. */
  readonly record: Values;
  /** The values of the form in what the server has now. */
  readonly valuesOf: (current: Current) => Values;
  /** Merges what is typed with other values; `current` is given where somebody else saved them. */
  readonly merge: (base: Values, mine: Values, theirs: Values, current?: Current) => Merged<Values>;
  readonly withTheirs: (found: Merged<Values>, paths: ReadonlySet<string>) => Values;
  /** Untouched inputs take newer values even while something is typed in others. */
  readonly follow?: boolean;
}

const versionOf = ({ version }: FieldValues): number => (typeof version === 'number' ? version : 0);

/**
 * The version that a form is based on: the record that was read. It gives way to a newer one while nothing is typed, and
 * never to an older one that was on its way. React Hook Form tells an empty input from a missing value, so that changes are
 * found here by comparing.
 */
export function useFormBaseline<Values extends FieldValues, Current>(options: Options<Values, Current>) {
  const { form, record, valuesOf, merge, withTheirs, follow = false } = options;
  const [isDirty, setDirty] = useState(false);
  const base = useRef(record);
  /** What the form holds where nothing is typed. */
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
    /** The values that were read. */
    base: (): Values => base.current,
    discard: (): void => void start(base.current),
    mergeWith: (current: Current): Merged<Values> => merge(base.current, form.getValues(), valuesOf(current), current),
    withTheirs,
    rebase: (current: Current, typed: Values): Values | null => (start(valuesOf(current), typed) ? typed : null),
    acceptSaved: (saved: Values, sent: Values): boolean => start(saved, merge(sent, form.getValues(), saved).merged),
  };
}
