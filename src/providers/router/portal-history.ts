import {
  type Location,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router-dom';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

type Moves = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/** Whether leaving `from` for `to` must be confirmed. */
export type MustAsk = (from: Location, toPath: string) => boolean;

/** A navigation that waits for an answer; only the first answer counts. */
export interface Held {
  /** Navigates after `before`, such as what discards a draft. */
  readonly proceed: (before?: () => void) => void;
  readonly stay: () => void;
}

interface Guard {
  readonly mustAsk: MustAsk;
  readonly onHeld: (held: Held | null) => void;
}

/** A history whose navigations can be held until the user has answered. */
export interface PortalHistory extends BrowserHistory {
  /** Returns what removes the guard. */
  readonly guard: (mustAsk: MustAsk, onHeld: Guard['onHeld']) => () => void;
}

/**
 * Adds guards to a history of React Router. The browser tells of Back and Forward only afterwards: the move is undone at once,
 * and repeated if the user proceeds. React Router's own guard requires its data router, which is a tenth of the scripts that
 * the first page waits for, and the portal uses nothing else of it.
 */
export function guardedHistory(history: BrowserHistory): PortalHistory {
  const guards = new Set<Guard>();
  /** What to do with the next moves that we cause ourselves. */
  const own: ('ignore' | 'pass')[] = [];
  let shown = history.location;

  /** Whether the move is held by a guard, the newest first. */
  function isHeld(toPath: string, move: () => void): boolean {
    const guard = [...guards].reverse().find(({ mustAsk }) => mustAsk(shown, toPath));
    if (!guard) return false;
    let isAnswered = false;
    const answer = (...acts: ((() => void) | undefined)[]): void => {
      if (isAnswered) return;
      isAnswered = true;
      guard.onHeld(null);
      for (const act of acts) act?.();
    };
    guard.onHeld({ proceed: (before) => answer(before, move), stay: () => answer() });
    return true;
  }

  function guarded(move: (to: To, state?: unknown) => void) {
    return (to: To, state?: unknown): void => {
      const path = (typeof to === 'string' ? parsePath(to) : to).pathname ?? shown.pathname;
      const go = (): void => move(to, state);
      if (!isHeld(path, go)) go();
    };
  }

  function goOwn(how: (typeof own)[number], delta: number): void {
    own.push(how);
    history.go(delta);
  }

  /** Whether a move of the browser may be shown. */
  function isShown({ action, location, delta }: Moves): boolean {
    if (action !== 'POP') return true;
    const how = own.shift();
    if (how) return how === 'pass';
    // The browser does not say how far it went to an entry that is not ours.
    if (!delta || !isHeld(location.pathname, () => goOwn('pass', delta))) return true;
    goOwn('ignore', -delta);
    return false;
  }

  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: guarded(history.push),
    replace: guarded(history.replace),
    listen: (show) =>
      history.listen((move) => {
        if (!isShown(move)) return;
        shown = move.location;
        show(move);
      }),
    guard(mustAsk, onHeld) {
      const guard = { mustAsk, onHeld };
      guards.add(guard);
      return () => void guards.delete(guard);
    },
  };
}

export const browserHistory = (): PortalHistory => guardedHistory(UNSAFE_createBrowserHistory({ v5Compat: true }));

/** A history for tests. */
export const memoryHistory = (...entries: string[]): PortalHistory =>
  guardedHistory(UNSAFE_createMemoryHistory({ initialEntries: entries, v5Compat: true }));
