import type { UseFormReturn } from 'react-hook-form';
import type { LoanDocument } from '../../../domain/loan/document';
import { errorPaths } from '../../fields/form-errors';
import type { SectionRecord } from './section-context';
import { isShownFor, isThere, unseenProblems } from './unseen';

interface Options {
  readonly loan: LoanDocument;
  /** What was read. */
  readonly base: () => SectionRecord;
  /** Where the form keeps a field that the server names. */
  readonly pathOf: (name: string) => string;
  /** Whether a field that is not on the page now can be brought there. */
  readonly reaches: (path: string) => boolean;
  /** All errors are in such fields; called with the first of them. */
  readonly onUnseen: (path: string) => void;
}

type Messages = Readonly<Record<string, string>>;

/** Errors of fields that have no input on the page now: another borrower's, or a closed record's. */
export function useUnseenFields(form: UseFormReturn<SectionRecord>, options: Options) {
  const { loan, base, pathOf, reaches, onUnseen } = options;
  const document = () => ({ ...loan, ...form.getValues() });
  const setError = (path: string, error: { type: string; message?: string }): void =>
    form.setError(path as 'version', error);

  const leadToUnseen = (): void => {
    const paths = errorPaths(form.control._formState.errors);
    const [first] = paths;
    if (first !== undefined && !paths.some(isThere)) onUnseen(first);
  };

  return {
    clear: (): void => {
      const old = errorPaths(form.control._formState.errors).filter((path) => !isThere(path));
      if (old.length > 0) form.clearErrors(old as 'version'[]);
    },
    check: (isRestValid: boolean): boolean => {
      const problems = unseenProblems(form.getValues(), base(), document());
      for (const { path, problem } of problems) setError(path, { type: problem });
      if (problems.length > 0 && isRestValid) leadToUnseen();
      return problems.length === 0;
    },
    /** Takes the messages of the server about such fields, and returns the others. */
    place: (messages: Messages): Messages => {
      const left: Record<string, string> = {};
      for (const [name, message] of Object.entries(messages)) {
        const path = pathOf(name);
        if (isShownFor(path, document()) && reaches(path)) setError(path, { type: 'server', message });
        else left[name] = message;
      }
      leadToUnseen();
      return left;
    },
  };
}
