import { useMediaQuery, useTheme } from '@mui/material';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useStore } from 'react-admin';

interface PanelValue {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The window is too narrow for the panel to stand beside the content: it is a drawer. */
  readonly isDrawer: boolean;
}

const PanelContext = createContext<PanelValue>({
  open: false,
  toggle: () => undefined,
  close: () => undefined,
  isDrawer: false,
});

/** The right panel of the loan and register areas. */
export const usePanel = (): PanelValue => use(PanelContext);

/** Beside the content the panel stays as the person left it; as a drawer it starts closed. */
export function PanelProvider({ children }: { readonly children: ReactNode }) {
  const isDrawer = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true });
  const [pinned, setPinned] = useStore('panel.loanSummary', true);
  const [drawn, setDrawn] = useState(false);
  const value = useMemo((): PanelValue => {
    const open = isDrawer ? drawn : pinned;
    const set = isDrawer ? setDrawn : setPinned;
    return { open, toggle: () => set(!open), close: () => set(false), isDrawer };
  }, [isDrawer, drawn, pinned, setPinned]);
  return <PanelContext value={value}>{children}</PanelContext>;
}
