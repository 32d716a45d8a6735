import { IconButton } from '@mui/material';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Column } from '../../ui/layout/primitives';
import { Drawer } from '../../ui/overlays';
import { usePanel } from './usePanel';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** A right panel: 340 px next to the content, or a drawer if there is no room. */
export function PanelFrame({ label, children }: Props) {
  const translate = useTranslate();
  const { open, close, isDrawer } = usePanel();
  if (!isDrawer) {
    return open ? (
      <Column
        as="aside"
        gridColumn={3}
        inlineSize="panel"
        minBlockSize={0}
        overflow="auto"
        lineStart
        background="surface"
        onPrint={{ display: 'none' }}
        id="quick-panel"
        aria-label={label}
      >
        {children}
      </Column>
    ) : null;
  }
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{
        paper: { id: 'quick-panel', 'aria-label': label, role: 'dialog', sx: { inlineSize: 'min(340px, 100vw)' } },
      }}
    >
      <IconButton
        size="small"
        onClick={close}
        aria-label={translate('shell.close')}
        sx={{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 8, zIndex: 1 }}
      >
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      {open && children}
    </Drawer>
  );
}
