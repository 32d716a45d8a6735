import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** The consequences, with numbers. */
  readonly children: ReactNode;
  /** Default: 'OK' (MSG-10). */
  readonly confirmLabel?: string;
  /** Default: 'Cancel' (MSG-10). */
  readonly cancelLabel?: string;
  /** For information only: shows just the confirm button. */
  readonly notice?: boolean;
  /** The action is running: disables both buttons. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before an action that can't be undone. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, cancelLabel, notice, busy, onConfirm, onCancel } = props;
  const translate = useTranslate();
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Over another dialog, the other one takes the focus back while this one opens.
      slotProps={{ transition: { onEntered: () => confirm.current?.focus() } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {!notice && (
          <Button onClick={onCancel} disabled={busy}>
            {cancelLabel ?? translate('dialogs.cancel')}
          </Button>
        )}
        <Button ref={confirm} variant="contained" onClick={onConfirm} loading={busy} autoFocus>
          {confirmLabel ?? translate('dialogs.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
