import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../fields/form-errors';
import { ApiError } from '../../providers/data/api-error';

interface Options {
  /** Where the form keeps a field that the server names; its own name where not given. */
  readonly toPath?: (name: string) => string;
  /** Takes messages about fields that are not on the page now, and returns those that are left. */
  readonly placeUnseen?: (messages: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}

/** What the server refused: shown under its inputs, the messages of other fields beside the form, any other failure by itself. */
export function useFormErrors<Values extends FieldValues>(form: UseFormReturn<Values>, options: Options = {}) {
  const { toPath, placeUnseen = (messages) => messages } = options;
  const [failure, setFailure] = useState<unknown>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  return {
    failure,
    /** Messages about fields that are not on the page. */
    others,
    clear: (): void => {
      setFailure(null);
      setOthers([]);
    },
    show: (error: unknown): void => {
      const left = Object.values(placeUnseen(showServerErrors(form, error, toPath)));
      const hasFieldErrors = error instanceof ApiError && Object.keys(error.fields).length > left.length;
      if (left.length > 0) setOthers(left);
      else if (!hasFieldErrors) setFailure(error);
    },
  };
}

export type FormErrors = ReturnType<typeof useFormErrors>;
