import type { Section } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import { formPath } from '../../fields/form-errors';
import { ApiError } from '../../providers/data/api-error';

/** The loan as it is now, where the server refused a write that came too late. */
export function currentOf(error: unknown): LoanDocument | null {
  if (!(error instanceof ApiError) || error.code !== 'stale') return null;
  return (error.body.current as LoanDocument | undefined) ?? null;
}

/** Where a form keeps what the server names: a list is `records` there. */
export const pathIn =
  ({ records }: Section) =>
  (name: string): string =>
    formPath(records === undefined ? name : name.replace(/^records(?=\[|$)/, records));
