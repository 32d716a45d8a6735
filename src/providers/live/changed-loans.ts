import { useSyncExternalStore } from 'react';
import type { LiveChange } from '../../../domain/loan/live.schemas';

/** How long a changed row stays highlighted. */
const MARKED_MS = 4_000;

/** A change by another user, as received in this tab. */
export interface HeardChange extends LiveChange {
  /** Time of receipt, in milliseconds since 1970 by this browser's clock. */
  readonly at: number;
  readonly gone: boolean;
}

const listeners = new Set<() => void>();
let heard: ReadonlyMap<string, HeardChange> = new Map();
let marked: ReadonlySet<string> = new Set();

const tellAll = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Records changes for the notice on the loan's pages, and highlights their rows for a moment. */
export function recordChanges(changes: readonly HeardChange[]): void {
  if (changes.length === 0) return;
  const next = new Map(heard);
  for (const change of changes) {
    const before = next.get(change.loanNum);
    const recent = before && change.at - before.at < MARKED_MS ? before : undefined;
    next.set(change.loanNum, {
      ...change,
      what: [...new Set([...(recent?.what ?? []), ...change.what])],
      by: change.by ?? recent?.by ?? null,
    });
  }
  heard = next;
  marked = new Set([...marked, ...changes.map(({ loanNum }) => loanNum)]);
  const done = new Set(changes.map(({ loanNum, at }) => `${loanNum} ${at}`));
  setTimeout(() => {
    marked = new Set([...marked].filter((loanNum) => !done.has(`${loanNum} ${heard.get(loanNum)?.at}`)));
    tellAll();
  }, MARKED_MS);
  tellAll();
}

/** Discards the changes of a loan: the notice was closed, or the change was this user's own. */
export function forgetChange(loanNum: string): void {
  if (!heard.has(loanNum)) return;
  const next = new Map(heard);
  next.delete(loanNum);
  heard = next;
  marked = new Set([...marked].filter((one) => one !== loanNum));
  tellAll();
}

/** The latest change of the loan by another user; undefined if there is none or it was dismissed. */
export const useHeardChange = (loanNum: string): HeardChange | undefined =>
  useSyncExternalStore(subscribe, () => heard.get(loanNum));

/** Recently changed loans, by number. */
export const useChangedLoans = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => marked);
