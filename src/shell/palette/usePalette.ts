import { createContext, use } from 'react';

/** Dialogs opened by keys or actions. */
export type PortalDialog = 'palette' | 'keys' | 'password';

interface PaletteValue {
  readonly open: () => void;
  readonly show: (what: PortalDialog) => void;
}

export const PaletteContext = createContext<PaletteValue>({ open: () => undefined, show: () => undefined });

export const usePalette = (): PaletteValue => use(PaletteContext);
