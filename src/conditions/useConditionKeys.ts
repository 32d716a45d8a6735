import { usePageKeys } from '../shell/keys/usePageKeys';

export type ConditionKey =
  | 'next'
  | 'previous'
  | 'clear'
  | 'reject'
  | 'waive'
  | 'undo'
  | 'submit'
  | 'respond'
  | 'attach'
  | 'add';

const actions: ReadonlyMap<string, ConditionKey> = new Map([
  ['j', 'next'],
  ['arrowdown', 'next'],
  ['k', 'previous'],
  ['arrowup', 'previous'],
  ['c', 'clear'],
  ['r', 'reject'],
  ['w', 'waive'],
  ['u', 'undo'],
  ['s', 'submit'],
  ['m', 'respond'],
  ['d', 'attach'],
  ['a', 'add'],
]);

/** Handles the keys of the conditions page, listed as `conditionKeys`. */
export function useConditionKeys(run: (key: ConditionKey) => void): void {
  usePageKeys((key) => {
    const action = actions.get(key);
    if (action !== undefined) run(action);
    return action !== undefined;
  });
}
