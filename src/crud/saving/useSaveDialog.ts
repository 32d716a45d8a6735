import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useUnsaved } from '../../access/unsaved';
import { useFormErrors } from './useFormErrors';
import { useVersionedSave } from './useVersionedSave';
import { validValues } from './valid-values';

interface Options<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  readonly onSave: (values: Values) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form of a save dialog: closes after saving and asks before discarding edits. */
export function useSaveDialog<Values extends FieldValues>({ defaultValues, onSave, onClose }: Options<Values>) {
  const form = useForm<Values>({ defaultValues, mode: 'onChange' });
  // React Hook Form only tracks state that is read during render.
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const errors = useFormErrors(form);
  const [leaving, setLeaving] = useState(false);
  const save = useVersionedSave({
    draft: { validated: () => validValues(form), acceptSaved: () => false },
    write: onSave,
    errors,
    onSaved: onClose,
  });
  const askToLeave = (): void => {
    if (save.saving) return;
    if (isDirty) setLeaving(true);
    else onClose();
  };
  return { form, errors, save, leaving, setLeaving, askToLeave };
}
