import { useMediaQuery, useTheme } from '@mui/material';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useStore } from 'react-admin';

/** What a right panel is about: a loan, the person's work, or the lender whom a guest visits. */
export type PanelKind = 'loan' | 'work' | 'guest';

interface PanelValue {
  /** Null where the area has no panel. */
  readonly kind: PanelKind | null;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The window is too narrow for the panel to stand beside the content: it is a drawer. */
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

interface Props {
  readonly kind?: PanelKind | null;
  /** The page that needs the width: there the panel starts closed, and is remembered for itself. */
  readonly closedOn?: string;
  readonly children: ReactNode;
}

/** Beside the content the panel stays as the person left it; as a drawer it starts closed. */
export function PanelProvider({ kind = 'loan', closedOn, children }: Props) {
  const isDrawer = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true });
  const [pinned, setPinned] = useStore(
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
