import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors, singlePath } from '../../fields/form-errors';
import { ApiError } from '../../providers/data/api-error';

/** Whether the server rejected fields of a write. */
export const hasFieldErrors = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0;

/** Shows the field errors of a rejected write under their inputs. `others` are errors of fields without an input. */
export function useServerErrors<Form extends FieldValues>(form: UseFormReturn<Form>) {
  const [others, setOthers] = useState<readonly (readonly [string, string])[]>([]);
  return {
    others,
    clear: (): void => setOthers([]),
    /** Shows the field errors. Returns false if the error has none. */
    show: (error: unknown): boolean => {
      if (!hasFieldErrors(error)) return false;
      setOthers(Object.entries(showServerErrors(form, error, singlePath)));
      return true;
    },
  };
}
