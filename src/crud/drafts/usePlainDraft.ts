import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { mergeRecord } from '../../../domain/records/merge';
import { changedValues } from './changed-values';
import { draftStates, useFormDraft } from './useFormDraft';

/**
 * The draft of a form that starts from given values instead of a record that follows the server: a new loan, or a dialog. A value
 * that differs from the one it was typed over keeps the newer one, because its author has not seen it.
 */
export function usePlainDraft<Values extends FieldValues>(form: UseFormReturn<Values>, formKey: string) {
  const notify = useNotify();
  const { keeper, accept, ...offer } = useFormDraft({
    form: formKey,
    changes: () => changedValues(form.formState.defaultValues ?? {}, form.getValues()),
    version: () => null,
    restore: (kept) => {
      const shown = form.getValues();
      const { was, mine } = draftStates(kept, shown);
      const { merged, conflicts } = mergeRecord(was, mine, shown);
      const newer = conflicts.map(({ path, theirs }) => [path, theirs]);
      accept(kept.id);
      form.reset({ ...merged, ...Object.fromEntries(newer) }, { keepDefaultValues: true });
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
