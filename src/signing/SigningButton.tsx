import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SigningPart } from './SigningPart';
import { useSigningPackages, useSigningRights } from './useSigning';

/** Opens the packages to sign over another page of the loan. */
export function SigningButton({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const id = useId();
  const { mayRead } = useSigningRights();
  const { data } = useSigningPackages(loanNum, mayRead);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayRead) return null;
  const open = (data ?? []).filter(({ state }) => state === 'open').length;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PenLine size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {open > 0 ? translate('signing.openCount', { smart_count: open }) : translate('signing.open')}
      </Button>
      {isOpen && (
        <Dialog open fullWidth maxWidth="md" onClose={() => setIsOpen(false)} aria-labelledby={id}>
          <DialogTitle id={id}>{translate('signing.title')}</DialogTitle>
          <DialogContent>
            <SigningPart loanNum={loanNum} onOpen={() => setIsOpen(false)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>{translate('signing.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
