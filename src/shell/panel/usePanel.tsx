import { useMediaQuery, useTheme } from '@mui/material';
import { createContext, type ReactNode, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useStoreContext } from 'react-admin';

/** Subject of a right panel: a loan, the user's work, or the lender (for guests). */
export type PanelKind = 'loan' | 'work' | 'guest';

interface PanelValue {
  /** Null if the area has no panel. */
  readonly kind: PanelKind | null;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The window is too narrow for a panel next to the content, so it is a drawer. */
  readonly isDrawer: boolean;
}

const PanelContext = createContext<PanelValue>({
  kind: null,
  open: false,
  toggle: () => undefined,
  close: () => undefined,
  isDrawer: false,
});

/** The right panel of the area. */
export const usePanel = (): PanelValue => use(PanelContext);

/**
 * A choice of the user, as `useStore` of React-Admin. Another key has its value at once: `useStore` would show the value of the
 * key before, and render everything again.
 */
function useStoredChoice(key: string, fallback: boolean): [boolean, (chosen: boolean) => void] {
  const store = useStoreContext();
  const subscribe = useCallback((changed: () => void) => store.subscribe(key, changed), [store, key]);
  const chosen = useSyncExternalStore(
    subscribe,
    () => store.getItem(key, fallback) ?? fallback,
    () => fallback,
  );
  const choose = useCallback((next: boolean) => store.setItem(key, next), [store, key]);
  return [chosen, choose];
}

/** Tables and figures of a loan have room between its navigation and the panel from this width of the window on. */
const ROOM_BESIDE_NAV = 1320;

interface Props {
  readonly kind?: PanelKind | null;
  /** A page that needs the full width: the panel starts closed there, and its state is stored separately. */
  readonly closedOn?: string;
  /** Whether a navigation takes room, too. */
  readonly hasNav?: boolean;
  readonly children: ReactNode;
}

/** Next to the content, the panel stays as the user left it; as a drawer, it starts closed. */
export function PanelProvider({ kind = 'loan', closedOn, hasNav = false, children }: Props) {
  const { breakpoints } = useTheme();
  const isDrawer = useMediaQuery(breakpoints.down(hasNav ? ROOM_BESIDE_NAV : 'lg'), { noSsr: true });
  const [pinned, setPinned] = useStoredChoice(
    kind === 'loan' ? 'panel.loanSummary' : `panel.${closedOn ?? kind}`,
    closedOn === undefined,
  );
  const [drawn, setDrawn] = useState(false);
  const value = useMemo((): PanelValue => {
    const open = kind !== null && (isDrawer ? drawn : pinned);
    const set = isDrawer ? setDrawn : setPinned;
    return { kind, open, toggle: () => set(!open), close: () => set(false), isDrawer };
  }, [kind, isDrawer, drawn, pinned, setPinned]);
  return <PanelContext value={value}>{children}</PanelContext>;
}
