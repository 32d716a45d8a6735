import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors, singlePath } from '../../fields/form-errors';
import { ApiError } from '../../providers/data/api-error';

/** Whether a write was refused for fields of it. */
export const hasFieldErrors = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0;

/** Puts the field errors of a refused write under their inputs; `others` are those the form has no input for. */
export function useServerErrors<Form extends FieldValues>(form: UseFormReturn<Form>) {
  const [others, setOthers] = useState<readonly (readonly [string, string])[]>([]);
  return {
    others,
    clear: (): void => setOthers([]),
    /** Whether the error was about fields, and is shown there. */
    show: (error: unknown): boolean => {
      if (!hasFieldErrors(error)) return false;
      setOthers(Object.entries(showServerErrors(form, error, singlePath)));
      return true;
    },
  };
}
