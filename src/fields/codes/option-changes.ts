import { useCallback, useSyncExternalStore } from 'react';
import type { Option } from '../../../domain/lender/options.schemas';
import { fieldsCalls } from '../fields-calls';

/** A code that the lender calls otherwise, or does not use. */
export type OptionChange = Pick<Option, 'list' | 'code' | 'ownLabel' | 'active'>;

let changes: ReadonlyMap<string, OptionChange> = new Map();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const keyOf = (list: string, code: string): string => `${list}/${code}`;

/** Takes over which codes the lender has changed. */
export function storeOptionChanges(changed: readonly OptionChange[]): void {
  changes = new Map(changed.map((change) => [keyOf(change.list, change.code), change]));
  for (const listener of listeners) listener();
}

/** Asks which codes the lender has changed; where that fails, lists stay as they are. */
export async function loadOptionChanges(): Promise<void> {
  const answer = await fieldsCalls.changedOptions().catch(() => null);
  if (answer) storeOptionChanges(answer);
}

/** What the lender made of a code; undefined where it left it as it is. */
export function useOptionChanges(): (list: string, code: string) => OptionChange | undefined {
  const known = useSyncExternalStore(subscribe, () => changes);
  return useCallback((list, code) => known.get(keyOf(list, code)), [known]);
}
