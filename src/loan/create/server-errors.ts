import { type Problem, problemTexts } from '../../../domain/format/parsed';
import { ApiError } from '../../providers/data/api-error';

/** Whether a write was refused for fields of it. */
export const hasFieldErrors = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0;

/** Messages of a refused write: those about inputs of the form, by their place in it, and the others by their field. */
export interface PlacedErrors {
  readonly atInputs: readonly (readonly [path: string, message: string])[];
  readonly others: readonly (readonly [field: string, message: string])[];
}

const problems: ReadonlyMap<string, string> = new Map(
  (Object.entries(problemTexts) as [Problem, string][]).map(([problem, text]) => [text, problem]),
);

/** The server names fields as `employments[0].employer` and `applicants[0].aBSsn`; the form as `employment.employer`, `aBSsn`. */
function formPath(name: string): string {
  return name.replace(/^applicants\[0]\./, '').replace(/^employments\[\d+]\./, 'employment.');
}

/** Sorts the field errors of the server by the inputs of the form. A known problem is said in the person's language. */
export function placeErrors(fields: Readonly<Record<string, string>>, inputs: ReadonlySet<string>): PlacedErrors {
  const atInputs: (readonly [string, string])[] = [];
  const others: (readonly [string, string])[] = [];
  for (const [name, text] of Object.entries(fields)) {
    const path = formPath(name);
    if (inputs.has(path)) atInputs.push([path, problems.get(text) ?? text]);
    else others.push([name, text]);
  }
  return { atInputs, others };
}

const isError = (node: object): boolean => 'type' in node && typeof node.type === 'string';

/** How many inputs are in error, in the tree that React Hook Form keeps. */
export function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((count, node: unknown) => {
    if (typeof node !== 'object' || node === null) return count;
    return count + (isError(node) ? 1 : countErrors(node));
  }, 0);
}
