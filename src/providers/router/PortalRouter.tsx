import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import type { Held, MustAsk, PortalHistory } from './portal-history';

const HistoryContext = createContext<PortalHistory | null>(null);

interface Props {
  readonly history: PortalHistory;
  readonly children: ReactNode;
}

/** Shows the address of a history, whose navigations can be held. */
export const PortalRouter = ({ history, children }: Props) => (
  <HistoryContext value={history}>
    <HistoryRouter history={history}>{children}</HistoryRouter>
  </HistoryContext>
);

/** Holds navigations that must be confirmed; returns the one that waits. */
export function useHeldNavigation(mustAsk: MustAsk): Held | null {
  const history = use(HistoryContext);
  const [held, setHeld] = useState<Held | null>(null);
  const latest = useRef(mustAsk);
  useEffect(() => {
    latest.current = mustAsk;
  });
  useEffect(() => history?.guard((from, toPath) => latest.current(from, toPath), setHeld), [history]);
  return held;
}
