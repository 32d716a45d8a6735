import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { hasFieldErrors, placeErrors } from './server-errors';

/** Puts the field errors of a refused write under their inputs; `others` are those the form has no input for. */
export function useServerErrors<Form extends FieldValues>(form: UseFormReturn<Form>, inputs: readonly string[]) {
  const [others, setOthers] = useState<readonly (readonly [string, string])[]>([]);
  return {
    others,
    clear: (): void => setOthers([]),
    /** Whether the error was about fields, and is shown there. */
    show: (error: unknown): boolean => {
      if (!hasFieldErrors(error)) return false;
      const placed = placeErrors(error.fields, new Set(inputs));
      placed.atInputs.forEach(([path, message], index) => {
        form.setError(path as Path<Form>, { type: 'server', message }, { shouldFocus: index === 0 });
      });
      setOthers(placed.others);
      return true;
    },
  };
}
