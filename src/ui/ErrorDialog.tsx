import { Button } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../providers/data/api-error';
import { useErrorText } from '../providers/i18n/useErrorText';
import { CopyDetails } from './CopyDetails';
import { Lines } from './Lines';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from './overlays';

interface Props {
  /** The dialog is open while there is an error. */
  readonly error: unknown;
  readonly onClose: () => void;
  /** Default: 'Error' (MSG-11), or that a limit is reached. */
  readonly title?: string;
  /** Replaces the message of the error. */
  readonly text?: string;
  /** Text for an error without a message. */
  readonly fallback?: string;
  /** Below the message. */
  readonly details?: ReactNode;
  /** Where to go from here: the main button, after OK. */
  readonly action?: ReactNode;
}

/** A blocking error. It stays until dismissed and can be copied with its request ID. */
export function ErrorDialog({ error, onClose, title, text, fallback, details, action }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  // The session has ended: the page is left, or asks to sign in again.
  if (!error || (error instanceof ApiError && error.status === 401)) return null;
  const lines = (text ?? errorText(error, fallback ?? translate('dialogs.error'))).split('\n');
  const isLimit = error instanceof ApiError && error.status === 429;
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>
        {title ?? translate(isLimit ? 'dialogs.limitReached' : 'dialogs.error')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          <Lines lines={lines} />
        </DialogContentText>
        {details}
        {requestId && (
          <DialogContentText sx={{ mt: 2, fontSize: 'var(--fs-small)', color: 'var(--text-3)' }}>
            <bdi>{translate('states.requestId', { id: requestId })}</bdi>
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <CopyDetails error={error} />
        <Button variant={action ? 'text' : 'contained'} onClick={onClose} autoFocus>
          {translate('dialogs.ok')}
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}
