import type { ConditionCategory } from './condition-categories';

/** Conditions of this category are for the lender's people. */
const INTERNAL_CATEGORY = 'Internal' satisfies ConditionCategory;

export const isForLenderOnly = ({ cat }: { readonly cat: string }): boolean => cat === INTERNAL_CATEGORY;

/** The conditions that the reader may know of. Users outside the lender see none of its internal ones. */
export const readableConditions = <C extends { readonly cat: string }>(
  conditions: readonly C[],
  { isPml }: { readonly isPml: boolean },
): readonly C[] => (isPml ? conditions.filter((one) => !isForLenderOnly(one)) : conditions);
