import { codeLists, isCodeListName } from '../../../domain/loan/codes/code-lists';
import type { ValueSpec } from '../../../domain/loan/fields/field';

/** Lists with at least this many codes get a search instead of a select. */
const LONG = 20;

/** Name of a field's code list. */
export const listOf = (spec: ValueSpec): string => (spec.kind === 'state' ? 'state' : (spec.codes ?? ''));

/** The codes of a field in the order of their list. */
export function codesOf(spec: ValueSpec): readonly string[] {
  const list = listOf(spec);
  return isCodeListName(list) ? Object.keys(codeLists[list]) : [];
}

export const isLong = (codes: readonly string[]): boolean => codes.length >= LONG;
