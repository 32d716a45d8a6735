import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { onDemand } from '../../providers/chunks/on-demand';
import { useSaveNotices } from './useSaveNotices';

interface SettingsPanelValue {
  readonly open: () => void;
  readonly close: () => void;
  readonly isOpen: boolean;
}

const SettingsPanelContext = createContext<SettingsPanelValue>({
  open: () => undefined,
  close: () => undefined,
  isOpen: false,
});

/** The settings panel of the window; opened from the user menu and the palette. */
export const useSettingsPanel = (): SettingsPanelValue => use(SettingsPanelContext);

const SettingsPanel = onDemand('SettingsPanel', async () => (await import('./SettingsPanel')).SettingsPanel);

/** Provides the settings panel, which is loaded when it is first opened. */
export function SettingsPanelProvider({ children }: { readonly children: ReactNode }) {
  useSaveNotices();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const value = useMemo(() => ({ open, close, isOpen }), [open, close, isOpen]);
  return (
    <SettingsPanelContext value={value}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <SettingsPanel open={isOpen} onClose={close} />
        </Suspense>
      )}
    </SettingsPanelContext>
  );
}
