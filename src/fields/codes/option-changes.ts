import { useCallback, useSyncExternalStore } from 'react';
import type { Option } from '../../../domain/lender/options.schemas';
import { fieldsCalls } from '../fields-calls';

/** A code that the lender renamed or disabled. */
export type OptionChange = Pick<Option, 'list' | 'code' | 'ownLabel' | 'active'>;

let changes: ReadonlyMap<string, OptionChange> = new Map();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const keyOf = (list: string, code: string): string => `${list}/${code}`;

/** Stores which codes the lender changed. */
export function storeOptionChanges(changed: readonly OptionChange[]): void {
  changes = new Map(changed.map((change) => [keyOf(change.list, change.code), change]));
  for (const listener of listeners) listener();
}

/** Loads which codes the lender changed. If that fails, lists keep their defaults. */
export async function loadOptionChanges(): Promise<void> {
  const answer = await fieldsCalls.changedOptions().catch(() => null);
  if (answer) storeOptionChanges(answer);
}

/** The lender's change of a code; undefined if there is none. */
export function useOptionChanges(): (list: string, code: string) => OptionChange | undefined {
  const known = useSyncExternalStore(subscribe, () => changes);
  return useCallback((list, code) => known.get(keyOf(list, code)), [known]);
}
