import { IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Column, Row } from './layout/primitives';
import { Drawer } from './overlays';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Actions in the footer, the primary one last. */
  readonly footer?: ReactNode;
  /** 500 px instead of 340 px if the window has room. */
  readonly wide?: boolean;
  /** Next to the content instead of over it. */
  readonly docked?: boolean;
  readonly children: ReactNode;
}

/** A panel at the end of the window, with a title, scrolling content and fixed actions. */
export function SidePanel({ title, open, onClose, footer, wide, docked, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const frame = (
    <Column
      as="aside"
      inlineSize="min(var(--panel), 100vw)"
      blockSize="100%"
      minBlockSize={0}
      background="surface"
      lineStart={docked}
      fromLg={{ inlineSize: wide ? 500 : undefined }}
      onPrint={{ display: 'none' }}
      aria-labelledby={id}
    >
      <Row as="header" flex="none" justify="space-between" gap="s2" minBlockSize="bar" paddingInline="s5 s2" lineBelow>
        <h2 id={id}>{title}</h2>
        <IconButton size="small" onClick={onClose} aria-label={translate('shell.close')}>
          <X size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Row>
      <Box flex={1} minBlockSize={0} overflow="auto" padding="s4 s5">
        {children}
      </Box>
      {footer && (
        <Row as="footer" flex="none" wrap justify="flex-end" gap="s2" padding="s3 s5" lineAbove align="stretch">
          {footer}
        </Row>
      )}
    </Column>
  );
  if (docked) return open ? frame : null;
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { 'aria-labelledby': id } }}>
      {frame}
    </Drawer>
  );
}
