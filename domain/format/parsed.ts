import type { Problem } from '../messages/field-texts';

export type { Problem };

/** An input in its stored form, or the problem with it. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function accepted<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

export function refused(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}

/** Shown for a missing value. */
export const missing = '–';
