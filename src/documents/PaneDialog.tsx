import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../ui/overlays';

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** On a phone, the preview opens over the list. */
export function PaneDialog({ onClose, children }: Props) {
  const translate = useTranslate();
  return (
    <Dialog open fullScreen onClose={onClose} aria-label={translate('documents.selected')}>
      {children}
    </Dialog>
  );
}
