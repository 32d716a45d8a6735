import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
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

/** How many inputs of the form around are in error: what a save bar counts. */
export function useErrorCount(): number {
  return errorPaths(useFormState().errors).length;
}

/** The server's `applicants[0].aBSsn` as a form writes it. */
export const formPath = (name: string): string => name.replace(/\[(\w+)]/g, '.$1');

/** The input that stands first on the page. */
function firstOnPage(paths: readonly string[]): string | undefined {
  const place = (path: string): Element | null => document.getElementsByName(path)[0] ?? null;
  const before = (one: string, other: string): number => {
    const [a, b] = [place(one), place(other)];
    if (!a || !b) return a ? -1 : b ? 1 : 0;
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  };
  return [...paths].sort(before)[0];
}

/**
 * Puts what the server refused under the inputs of a form and goes to the first of them. Answers the messages about fields
 * that the form does not have, by their names. `toPath` says where a field of the server stands in the form.
 */
export function showServerErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  error: unknown,
  toPath: (name: string) => string = formPath,
): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const others: Record<string, string> = {};
  const placed: string[] = [];
  for (const [name, message] of Object.entries(error.fields)) {
    const path = toPath(name);
    const isInput = form.control._names.mount.has(path);
    if (!isInput) others[name] = message;
    else {
      form.setError(path as Path<Form>, { type: 'server', message });
      placed.push(path);
    }
  }
  const first = firstOnPage(placed);
  if (first !== undefined) form.setFocus(first as Path<Form>);
  return others;
}
