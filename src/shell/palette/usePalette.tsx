import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';

interface PaletteValue {
  readonly open: () => void;
}

const PaletteContext = createContext<PaletteValue>({ open: () => undefined });

export const usePalette = (): PaletteValue => use(PaletteContext);

const PaletteDialog = lazy(() => import('./PaletteDialog').then((m) => ({ default: m.PaletteDialog })));

/** Opens the palette by Ctrl or Cmd and K from anywhere inside. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const open = useCallback(() => setShown(true), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setShown(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const value = useMemo(() => ({ open }), [open]);
  return (
    <PaletteContext value={value}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <PaletteDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </PaletteContext>
  );
}
