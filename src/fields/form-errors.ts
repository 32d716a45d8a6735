import type { Control, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { ApiError } from '../providers/data/api-error';

const isError = (node: object): boolean => 'type' in node && typeof node.type === 'string';

/** The places of all inputs in error, in the tree that React Hook Form keeps: `applicants.0.aBSsn`. */
export function errorPaths(errors: FieldErrors | object, at = ''): readonly string[] {
  return Object.entries(errors).flatMap(([name, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null || name === 'root') return [];
    const path = at === '' ? name : `${at}.${name}`;
    return isError(node) ? [path] : errorPaths(node, path);
  });
}

/** Number of inputs with errors, for the save bar. Default: the surrounding form. */
export function useErrorCount<Form extends FieldValues>(control?: Control<Form>): number {
  return errorPaths(useFormState<Form>(control ? { control } : {}).errors).length;
}

/** The server's `applicants[0].aBSsn` as a form writes it. */
export const formPath = (name: string): string => name.replace(/\[(\w+)]/g, '.$1');

/** The same for a form with a single borrower and job, whose names have no index: `aBSsn`, `employment.employer`. */
export const singlePath = (name: string): string =>
  formPath(name.replace(/^applicants\[0]\./, '').replace(/^employments\[\d+]\./, 'employment.'));

/** The first input on the page. */
function firstOnPage(paths: readonly string[]): string | undefined {
  const place = (path: string): Element | null => document.getElementsByName(path)[0] ?? null;
  const before = (one: string, other: string): number => {
    const [a, b] = [place(one), place(other)];
    if (!a || !b) return a ? -1 : b ? 1 : 0;
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  };
  return [...paths].sort(before)[0];
}

interface PlacedError {
  /** Inputs that show an error now. */
  readonly paths: readonly string[];
  /** Messages about fields that the form does not have, by their names. */
  readonly others: Readonly<Record<string, string>>;
}

/** Shows server errors under the inputs of a form. `toPath` maps a server field to its name in the form. */
export function placeServerErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  error: unknown,
  toPath: (name: string) => string = formPath,
): PlacedError {
  if (!(error instanceof ApiError)) return { paths: [], others: {} };
  const others: Record<string, string> = {};
  const paths: string[] = [];
  for (const [name, message] of Object.entries(error.fields)) {
    const path = toPath(name);
    const isInput = form.control._names.mount.has(path);
    if (!isInput) others[name] = message;
    else {
      form.setError(path as Path<Form>, { type: 'server', message });
      paths.push(path);
    }
  }
  return { paths, others };
}

/** As {@link placeServerErrors}, and goes to the first of the inputs. Answers the messages about fields the form does not have. */
export function showServerErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  error: unknown,
  toPath: (name: string) => string = formPath,
): Readonly<Record<string, string>> {
  const { paths, others } = placeServerErrors(form, error, toPath);
  const first = firstOnPage(paths);
  if (first !== undefined) form.setFocus(first as Path<Form>);
  return others;
}
