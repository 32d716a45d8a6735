import { useSyncExternalStore } from 'react';
import type { LiveChange } from '../../../domain/loan/live.schemas';

/** How long a changed row stays highlighted. */
const HIGHLIGHT_MS = 4_000;

/** A change by another user, as received in this tab. */
export interface ReceivedChange extends LiveChange {
  /** Time of receipt, in milliseconds since 1970 by this browser's clock. */
  readonly at: number;
  readonly gone: boolean;
}

const listeners = new Set<() => void>();
let received: ReadonlyMap<string, ReceivedChange> = new Map();
let highlighted: ReadonlySet<string> = new Set();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Records changes for the notice on the loan's pages, and highlights their rows for a moment. */
export function recordChanges(changes: readonly ReceivedChange[]): void {
  if (changes.length === 0) return;
  const next = new Map(received);
  for (const change of changes) {
    const before = next.get(change.loanNum);
    const recent = before && change.at - before.at < HIGHLIGHT_MS ? before : undefined;
    next.set(change.loanNum, {
      ...change,
      what: [...new Set([...(recent?.what ?? []), ...change.what])],
      by: change.by ?? recent?.by ?? null,
    });
  }
  received = next;
  highlighted = new Set([...highlighted, ...changes.map(({ loanNum }) => loanNum)]);
  const done = new Set(changes.map(({ loanNum, at }) => `${loanNum} ${at}`));
  setTimeout(() => {
    highlighted = new Set([...highlighted].filter((loanNum) => !done.has(`${loanNum} ${received.get(loanNum)?.at}`)));
    notifyListeners();
  }, HIGHLIGHT_MS);
  notifyListeners();
}

/** Discards the changes of a loan: the notice was closed, or the change was this user's own. */
export function discardChange(loanNum: string): void {
  if (!received.has(loanNum)) return;
  const next = new Map(received);
  next.delete(loanNum);
  received = next;
  highlighted = new Set([...highlighted].filter((one) => one !== loanNum));
  notifyListeners();
}

/** The latest change of the loan by another user; undefined if there is none or it was dismissed. */
export const useReceivedChange = (loanNum: string): ReceivedChange | undefined =>
  useSyncExternalStore(subscribe, () => received.get(loanNum));

/** Recently changed loans, by number. */
export const useChangedLoans = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => highlighted);
