import type { UseFormReturn } from 'react-hook-form';
import type { LoanDocument } from '../../../domain/loan/document';
import { errorPaths } from '../../fields/form-errors';
import { hiddenProblems, isRendered, isShownFor } from './hidden-problems';
import type { SectionRecord } from './section-context';

interface Options {
  readonly loan: LoanDocument;
  /** The record as read from the server. */
  readonly base: () => SectionRecord;
  /** Form path of a field named by the server. */
  readonly pathOf: (name: string) => string;
  /** Whether the page can show a field that is not rendered now. */
  readonly reaches: (path: string) => boolean;
  /** Called with the first invalid field if no invalid field is rendered. */
  readonly onHidden: (path: string) => void;
}

type Messages = Readonly<Record<string, string>>;

/** Errors of fields without a rendered input, such as those of another borrower or in a collapsed record. */
export function useHiddenFieldErrors(form: UseFormReturn<SectionRecord>, options: Options) {
  const { loan, base, pathOf, reaches, onHidden } = options;
  const document = () => ({ ...loan, ...form.getValues() });
  const setError = (path: string, error: { type: string; message?: string }): void =>
    form.setError(path as 'version', error);

  const goToFirstHidden = (): void => {
    const paths = errorPaths(form.control._formState.errors);
    const [first] = paths;
    if (first !== undefined && !paths.some(isRendered)) onHidden(first);
  };

  return {
    clear: (): void => {
      const old = errorPaths(form.control._formState.errors).filter((path) => !isRendered(path));
      if (old.length > 0) form.clearErrors(old as 'version'[]);
    },
    check: (isRestValid: boolean): boolean => {
      const problems = hiddenProblems(form.getValues(), base(), document());
      for (const { path, problem } of problems) setError(path, { type: problem });
      if (problems.length > 0 && isRestValid) goToFirstHidden();
      return problems.length === 0;
    },
    /** Sets the server's errors on fields that the page can show, and returns the rest. */
    place: (messages: Messages): Messages => {
      const left: Record<string, string> = {};
      for (const [name, message] of Object.entries(messages)) {
        const path = pathOf(name);
        if (isShownFor(path, document()) && reaches(path)) setError(path, { type: 'server', message });
        else left[name] = message;
      }
      goToFirstHidden();
      return left;
    },
  };
}
