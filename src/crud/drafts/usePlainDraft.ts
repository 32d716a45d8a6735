import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { mergeRecord } from '../../../domain/records/merge';
import { changedValues } from './changed-values';
import { draftStates, useFormDraft } from './useFormDraft';

/**
 * The draft of a form that starts from given values instead of a record that follows the server: a new loan, or a dialog. A value
 * that differs from the one it was typed over keeps the newer one, because its author has not seen it. The server refuses drafts of
 * users who may not save the form, so theirs are not `kept`.
 */
export function usePlainDraft<Values extends FieldValues>(form: UseFormReturn<Values>, formKey: string, kept = true) {
  const notify = useNotify();
  const { keeper, accept, ...offer } = useFormDraft({
    form: formKey,
    changes: () => (kept ? changedValues(form.formState.defaultValues ?? {}, form.getValues()) : null),
    version: () => null,
    restore: (draft) => {
      const shown = form.getValues();
      const { was, mine } = draftStates(draft, shown);
      const { merged, conflicts } = mergeRecord(was, mine, shown);
      const newer = conflicts.map(({ path, theirs }) => [path, theirs]);
      form.reset({ ...merged, ...Object.fromEntries(newer) }, { keepDefaultValues: true });
      // Last, because a form reports its earlier values, too, while it is given others.
      accept(draft.id);
      keeper.changed();
      void form.trigger();
      notify(conflicts.length > 0 ? 'drafts.restoredNewer' : 'drafts.restored', { type: 'info' });
    },
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      if (changedValues(form.formState.defaultValues ?? {}, values) === null) keeper.remove();
      else keeper.changed();
    });
    return unsubscribe;
  }, [form, keeper]);
  return { ...offer, remove: keeper.remove };
}
