import { expect, it } from 'vitest';
import { conditionStates } from './condition-moves';
import { conditionViews, isInView } from './condition-view';

it('shows each condition in one tab besides All: those to review are not among the active ones, which still need an answer', () => {
  const tabs = (state: (typeof conditionStates)[number]) => conditionViews.filter((view) => isInView({ state }, view));
  expect(Object.fromEntries(conditionStates.map((state) => [state, tabs(state)]))).toEqual({
    active: ['all', 'active'],
    rejected: ['all', 'active'],
    submitted: ['all', 'review'],
    cleared: ['all', 'closed'],
    waived: ['all', 'closed'],
  });
});
