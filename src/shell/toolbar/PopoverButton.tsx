import { IconButton } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Hint } from '../../ui/Hint';
import { Popover } from '../../ui/overlays';

interface Props {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly children: (close: () => void) => ReactNode;
}

/** A toolbar icon that opens a popover. */
export function PopoverButton({ label, icon: Icon, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = (): void => setAnchor(null);
  return (
    <>
      <Hint title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Hint>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { inlineSize: 'min(340px, 94vw)', mt: 1 } } }}
      >
        {children(close)}
      </Popover>
    </>
  );
}
