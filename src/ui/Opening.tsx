import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** What MUI's dialogs, drawers, menus and popovers share. */
export interface OpeningProps {
  readonly open?: boolean;
  readonly onClose?: (event: object, reason: 'escapeKeyDown') => void;
}

/** What was asked to open, until its code is there: Escape takes it back, as it will close it later. */
export function Opening({ open = false, onClose }: OpeningProps) {
  const close = useLatest((event: KeyboardEvent) => onClose?.(event, 'escapeKeyDown'));
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The dialog that it was opened from stays open.
      event.stopPropagation();
      close(event);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open, close]);
  return null;
}
