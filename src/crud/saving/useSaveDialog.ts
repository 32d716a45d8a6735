import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { formKey } from '../../../domain/drafts/form-key';
import { useUnsaved } from '../../access/unsaved';
import { usePlainDraft } from '../drafts/usePlainDraft';
import { useFormErrors } from './useFormErrors';
import { useVersionedSave } from './useVersionedSave';
import { validValues } from './valid-values';

interface Options<Values extends FieldValues> {
  /** Names the dialog among those of its page, for its draft. */
  readonly draft: string;
  readonly defaultValues: DefaultValues<Values>;
  readonly onSave: (values: Values) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form of a save dialog: closes after saving and asks before discarding edits. */
export function useSaveDialog<Values extends FieldValues>({
  draft: name,
  defaultValues,
  onSave,
  onClose,
}: Options<Values>) {
  const { pathname } = useLocation();
  const form = useForm<Values>({ defaultValues, mode: 'onChange' });
  // React Hook Form only tracks state that is read during render.
  const { isDirty } = form.formState;
  const draft = usePlainDraft(form, formKey(pathname, name));
  useUnsaved(isDirty);
  const closeWithoutDraft = (): void => {
    draft.remove();
    onClose();
  };
  const errors = useFormErrors(form);
  const [leaving, setLeaving] = useState(false);
  const save = useVersionedSave({
    draft: { validated: () => validValues(form), acceptSaved: () => false },
    write: onSave,
    errors,
    onSaved: closeWithoutDraft,
  });
  const askToLeave = (): void => {
    if (save.saving) return;
    if (isDirty) setLeaving(true);
    else onClose();
  };
  return { form, errors, save, draft, leaving, setLeaving, askToLeave, discard: closeWithoutDraft };
}
