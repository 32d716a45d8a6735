import { useSyncExternalStore } from 'react';
import type { LiveChange } from '../../../domain/loan/live.schemas';

/** How long a changed row stays marked. */
const MARKED_MS = 4_000;

/** A change by somebody else, as this tab heard of it. */
export interface HeardChange extends LiveChange {
  /** Milliseconds since 1970, by this browser. */
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

/** Keeps what was heard of loans for the notice of their pages, and marks their rows for a moment. */
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

/** Forgets what was heard of a loan: the notice was read, or the writer turned out to be oneself. */
export function forgetChange(loanNum: string): void {
  if (!heard.has(loanNum)) return;
  const next = new Map(heard);
  next.delete(loanNum);
  heard = next;
  marked = new Set([...marked].filter((one) => one !== loanNum));
  tellAll();
}

/** The last change of the loan by somebody else; undefined where none was heard of, or it was dismissed. */
export const useHeardChange = (loanNum: string): HeardChange | undefined =>
  useSyncExternalStore(subscribe, () => heard.get(loanNum));

/** Loans that changed a moment ago, by number. */
export const useChangedLoans = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => marked);
