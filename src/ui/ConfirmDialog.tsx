import { Button } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from './overlays';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** The consequences, with numbers. */
  readonly children: ReactNode;
  /** Default: 'OK' (MSG-10). */
  readonly confirmLabel?: string;
  /** Default: 'Cancel' (MSG-10). */
  readonly cancelLabel?: string;
  /** The answer that loses something is `confirm`, so the filled and focused button is the other one. */
  readonly safe?: 'cancel';
  /** For information only: shows just the confirm button. */
  readonly notice?: boolean;
  /** The action is running: disables both buttons. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Focuses the button, unless the user is already at another element of its dialog. */
function focusFirst(button: HTMLElement | null): void {
  const dialog = button?.closest('[role="dialog"]');
  const held = document.activeElement;
  if (held !== dialog && dialog?.contains(held)) return;
  button?.focus();
}

/** Asks for confirmation before an action that can't be undone. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, cancelLabel, notice, busy, safe, onConfirm, onCancel } = props;
  const translate = useTranslate();
  const id = useId();
  const focused = useRef<HTMLButtonElement>(null);
  const first = { ref: focused, variant: 'contained', autoFocus: true } as const;
  const isCancelSafe = safe === 'cancel';
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Over another dialog, the other one takes the focus back while this one opens.
      slotProps={{ transition: { onEntered: () => focusFirst(focused.current) } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {!notice && (
          <Button {...(isCancelSafe ? first : {})} onClick={onCancel} disabled={busy}>
            {cancelLabel ?? translate('dialogs.cancel')}
          </Button>
        )}
        <Button {...(isCancelSafe ? {} : first)} onClick={onConfirm} loading={busy}>
          {confirmLabel ?? translate('dialogs.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
