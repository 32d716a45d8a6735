import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { SigningPanel } from './SigningPanel';

interface Props {
  readonly loanNum: string;
  readonly onClose: () => void;
}

/** The packages of a loan over another of its pages. */
export function SigningDialog({ loanNum, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('signing.title')}</DialogTitle>
      <DialogContent>
        <SigningPanel loanNum={loanNum} onOpen={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('signing.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
