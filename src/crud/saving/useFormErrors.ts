import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '../../fields/form-errors';
import { ApiError } from '../../providers/data/api-error';

interface Options {
  /** The form's path for a field that the server names. Default: the same name. */
  readonly toPath?: (name: string) => string;
  /** Receives messages about fields that are not on this page; returns those it did not handle. */
  readonly placeUnseen?: (messages: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}

/** Places the server's errors: under their inputs, next to the form for fields without one, and as a failure otherwise. */
export function useFormErrors<Values extends FieldValues>(form: UseFormReturn<Values>, options: Options = {}) {
  const { toPath, placeUnseen = (messages) => messages } = options;
  const [failure, setFailure] = useState<unknown>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [hasPlaced, setPlaced] = useState(false);
  return {
    failure,
    /** Messages about fields that are not on the page. */
    others,
    /** Other messages are at their inputs. */
    hasPlaced,
    clear: (): void => {
      setFailure(null);
      setOthers([]);
    },
    show: (error: unknown): void => {
      const left = Object.values(placeUnseen(showServerErrors(form, error, toPath)));
      const hasFieldErrors = error instanceof ApiError && Object.keys(error.fields).length > left.length;
      if (left.length > 0) setOthers(left);
      setPlaced(hasFieldErrors);
      if (left.length === 0 && !hasFieldErrors) setFailure(error);
    },
  };
}

export type FormErrors = ReturnType<typeof useFormErrors>;
