import { conditionCategoryOrder } from '../loan/codes/underwriting-codes';

export type ConditionCategory = keyof typeof conditionCategoryOrder;

export const conditionCategories = Object.keys(conditionCategoryOrder) as ConditionCategory[];

export const isConditionCategory = (cat: string): cat is ConditionCategory =>
  Object.hasOwn(conditionCategoryOrder, cat);

/** Other systems may have further categories; they come last. */
const orderOf = (cat: string): number =>
  isConditionCategory(cat) ? conditionCategoryOrder[cat] : Number.MAX_SAFE_INTEGER;

export interface ConditionGroup<C> {
  readonly cat: string;
  readonly conditions: readonly C[];
}

/** Conditions by category in the order of the categories (COND-02), and by their number in each. */
export function groupConditions<C extends { readonly cat: string; readonly number: number }>(
  conditions: readonly C[],
): readonly ConditionGroup<C>[] {
  const cats = [...new Set(conditions.map(({ cat }) => cat))].sort(
    (one, other) => orderOf(one) - orderOf(other) || (one < other ? -1 : 1),
  );
  return cats.map((cat) => ({
    cat,
    conditions: conditions.filter((each) => each.cat === cat).sort((one, other) => one.number - other.number),
  }));
}
