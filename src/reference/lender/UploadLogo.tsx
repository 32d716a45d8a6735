import { Button } from '@mui/material';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { LOGO_EXTENSIONS, MAX_LOGO_BYTES } from '../../../domain/lender/logo';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { UploadBox } from '../../ui/UploadBox';
import { logoCalls } from './logo-calls';

interface Props {
  readonly version: number;
  readonly onSettled: () => Promise<void>;
  readonly onClose: () => void;
}

/** Uploads a logo in the place of the version that is shown. */
export function UploadLogo({ version, onSettled, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('lender.settings.logo.title')}</DialogTitle>
      <UploadBox
        accept={LOGO_EXTENSIONS}
        types="PNG, JPEG, SVG"
        maxBytes={MAX_LOGO_BYTES}
        send={(files, options) => logoCalls.save(files, version, options)}
        onSettled={onSettled}
        onDone={() => {
          notify('lender.settings.logo.saved', { type: 'success' });
          onClose();
        }}
        frame={(box, sendButton) => (
          <>
            <DialogContent>{box}</DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{translate('dialogs.cancel')}</Button>
              {sendButton}
            </DialogActions>
          </>
        )}
      />
    </Dialog>
  );
}
