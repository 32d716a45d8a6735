import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayOpen } from '../../../domain/access/may-open';
import type { PageKey } from '../../../domain/pages/page-table';
import { useSessionUser } from '../../access/useSessionUser';
import { pageById } from '../../pages/page-table';
import { whenIdle } from '../../pages/when-idle';
import { onDemand } from '../../providers/chunks/on-demand';
import { loadParts } from '../../providers/i18n/portal-i18n';
import { focusSearch, usePortalKeys } from '../keys/usePortalKeys';
import { TypedEarly } from './TypedEarly';
import { PaletteContext, type PortalDialog } from './usePalette';

const PaletteDialog = onDemand('PaletteDialog', async () => (await import('./PaletteDialog')).PaletteDialog);
const HelpDialog = onDemand('HelpDialog', async () => {
  const [{ HelpDialog: Dialog }] = await Promise.all([import('../keys/HelpDialog'), loadParts(['help'])]);
  return Dialog;
});
const ChangePasswordDialog = onDemand(
  'ChangePasswordDialog',
  async () => (await import('../account/ChangePasswordDialog')).ChangePasswordDialog,
);

/** Opens the palette with Ctrl+K or Cmd+K, and handles the portal's other shortcut keys. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const [shown, show] = useState<PortalDialog | null>(null);
  const [typed, setTyped] = useState('');
  const open = useCallback(() => {
    setTyped('');
    show('palette');
  }, []);
  const close = useCallback(() => show(null), []);
  useEffect(() => whenIdle(PaletteDialog.preload), []);
  const go = (id: PageKey) => () => {
    const page = pageById(id);
    if (mayOpen(page.access, user)) navigate(page.path);
  };
  usePortalKeys({
    palette: open,
    help: () => show('keys'),
    search: focusSearch,
    home: go(user ? 'home' : 'public-home'),
    pipeline: go('pipeline'),
    newLoan: go('create-loan'),
  });
  const value = useMemo(() => ({ open, show }), [open]);
  return (
    <PaletteContext value={value}>
      {children}
      <Suspense fallback={shown === 'palette' ? <TypedEarly onType={setTyped} onCancel={close} /> : null}>
        {shown === 'palette' && <PaletteDialog typed={typed} onClose={close} />}
        {shown === 'keys' && <HelpDialog onClose={close} />}
        {shown === 'password' && user && <ChangePasswordDialog username={user.username} onClose={close} />}
      </Suspense>
    </PaletteContext>
  );
}
