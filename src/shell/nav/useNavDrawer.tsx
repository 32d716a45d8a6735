import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

interface NavDrawerValue {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

const NavDrawerContext = createContext<NavDrawerValue>({ open: false, show: () => undefined, close: () => undefined });

/** The drawer of the navigation on a phone, opened from the toolbar. */
export const useNavDrawer = (): NavDrawerValue => use(NavDrawerContext);

export function NavDrawerProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const value = useMemo(() => ({ open, show, close }), [open, show, close]);
  return <NavDrawerContext value={value}>{children}</NavDrawerContext>;
}
