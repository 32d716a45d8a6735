import type { RowOf } from '../providers/data/resource-types';
import { NO_TERMS, type Terms } from './TermFields';

/** A condition that is about to be added. */
export interface AddedCondition extends Terms {
  readonly id: string;
  /** ID of its template; absent if it was not made from one. */
  readonly template?: string;
}

export interface Added {
  readonly conditions: readonly AddedCondition[];
}

/** The empty condition with which the dialog opens. Its ID is the same each time, so that a draft recognizes it; it is not stored. */
export const FIRST: AddedCondition = { ...NO_TERMS, id: 'first' };

export type ConditionTemplate = RowOf<'main/admin/condition-template'>;

/** The conditions after other templates were chosen: the kept ones with what was typed, and new ones with the templates' texts. */
export function withTemplates(
  conditions: readonly AddedCondition[],
  chosen: readonly ConditionTemplate[],
  newId: () => string,
): readonly AddedCondition[] {
  // What is neither from a template nor typed gives way to templates.
  const kept = conditions.filter(({ template, description }) =>
    template === undefined ? description.trim() !== '' : chosen.some(({ id }) => id === template),
  );
  const fresh = chosen.filter(({ id }) => kept.every(({ template }) => template !== id));
  const all = [
    ...kept,
    ...fresh.map(({ id, cat, description, accepts }) => ({
      ...{ id: newId(), template: id, cat, description, accepts: accepts ?? [] },
    })),
  ];
  return all.length === 0 ? [FIRST] : all;
}
