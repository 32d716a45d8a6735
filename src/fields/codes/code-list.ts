import { codeLists, isCodeListName } from '../../../domain/loan/codes/code-lists';
import type { ValueSpec } from '../../../domain/loan/fields/field';

/** From this many codes on a list is searched rather than looked through. */
const LONG = 20;

/** Name of the list that a field's codes come from. */
export const listOf = (spec: ValueSpec): string => (spec.kind === 'state' ? 'state' : (spec.codes ?? ''));

/** The codes of a field in the order of their list. */
export function codesOf(spec: ValueSpec): readonly string[] {
  const list = listOf(spec);
  return isCodeListName(list) ? Object.keys(codeLists[list]) : [];
}

export const isLong = (codes: readonly string[]): boolean => codes.length >= LONG;
