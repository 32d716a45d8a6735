import type { Condition, ConditionStep } from './condition.schemas';
import { groupConditions } from './condition-categories';
import { isOpenState } from './condition-moves';

/** The tabs of the list of conditions. Each condition is in one besides `all`, so that their numbers add up to its number. */
export const conditionViews = ['all', 'active', 'review', 'closed'] as const;
export type ConditionView = (typeof conditionViews)[number];

type Shown = Pick<Condition, 'cat' | 'number' | 'state'>;

export function isInView({ state }: Pick<Condition, 'state'>, view: ConditionView): boolean {
  if (view === 'all') return true;
  if (state === 'submitted') return view === 'review';
  return view === (isOpenState(state) ? 'active' : 'closed');
}

/** Conditions in the order in which the list shows them. */
export const inListOrder = <C extends Shown>(conditions: readonly C[]): readonly C[] =>
  groupConditions(conditions).flatMap((group) => group.conditions);

/** The next open condition of the list after this one, else the first; undefined if no other is open. */
export function nextOpen<C extends Shown & { readonly id: string }>(listed: readonly C[], id: string): C | undefined {
  const at = listed.findIndex((one) => one.id === id);
  const others = [...listed.slice(at + 1), ...listed.slice(0, Math.max(0, at))];
  return others.find(({ state }) => isOpenState(state));
}

/** The step that brought the condition to its state: who submitted, rejected, cleared or waived it, and why. */
export const stepToState = <Step extends Pick<ConditionStep, 'state'>>({
  state,
  steps,
}: Pick<Condition, 'state'> & { readonly steps: readonly Step[] }): Step | undefined => {
  const since = steps.findLastIndex((step) => step.state !== state) + 1;
  return steps[since];
};

/** The short name of a condition: its category and number. */
export const conditionName = ({ cat, number }: Pick<Condition, 'cat' | 'number'>): string => `${cat} ${number}`;
