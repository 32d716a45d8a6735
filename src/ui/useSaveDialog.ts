import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { ApiError } from '../providers/data/api-error';

interface Request<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  readonly onSave: (values: Values) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form of a save dialog: what failed, field by field or as a whole, and whether leaving has to ask first. */
export function useSaveDialog<Values extends FieldValues>({ defaultValues, onSave, onClose }: Request<Values>) {
  const form = useForm<Values>({ defaultValues, mode: 'onChange' });
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);
  // Read while rendering: React Hook Form keeps up to date only what was asked for.
  const { isDirty, isSubmitting } = form.formState;

  /** Puts the errors of fields under their inputs; says whether all of them found one. */
  const placeErrors = (fields: Readonly<Record<string, string>>): boolean => {
    const known = Object.entries(fields).filter(([name]) => name in form.getValues());
    for (const [name, message] of known) form.setError(name as Path<Values>, { type: 'server', message });
    return known.length > 0 && known.length === Object.keys(fields).length;
  };

  const save = async (values: Values): Promise<void> => {
    setFailure(null);
    try {
      await onSave(values);
      onClose();
    } catch (error) {
      if (!placeErrors(error instanceof ApiError ? error.fields : {})) setFailure(error ?? new Error(''));
    }
  };

  const askToLeave = (): void => {
    if (isSubmitting) return;
    if (isDirty) setLeaving(true);
    else onClose();
  };

  return { form, failure, leaving, setLeaving, askToLeave, save };
}
