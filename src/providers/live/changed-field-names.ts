import { type LoanDocument, recordLists } from '../../../domain/loan/document';
import { fieldSpec } from '../../../domain/loan/fields/field-table';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const read = (holder: object | undefined, name: string): unknown => (holder ? Reflect.get(holder, name) : undefined);

/** Names of fields that differ, in the loan and then in its first application, without computed fields and timestamps. */
export function changedFieldNames(before: LoanDocument, after: LoanDocument): string[] {
  const lists: readonly string[] = recordLists;
  const names = (a: object, b: object): string[] =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => {
      const spec = fieldSpec(name);
      if (spec === undefined || spec.computed || spec.kind === 'instant' || lists.includes(name)) return false;
      return !same(read(a, name), read(b, name));
    });
  return [...new Set([...names(before, after), ...names(before.applicants[0] ?? {}, after.applicants[0] ?? {})])];
}
