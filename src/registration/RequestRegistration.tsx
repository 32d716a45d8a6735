import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ErrorDialog } from '../ui/ErrorDialog';
import { registrationCalls } from './registration-calls';
import { useRefetchRegistration } from './useRegistration';

interface RequestRegistrationProps {
  readonly loanNum: string;
  readonly allowed: boolean;
  /** The id of the text that says why the button is disabled. */
  readonly reasonId: string;
  /** From the press on until its answer is dismissed the page stays as it is, whatever becomes of the loan meanwhile. */
  readonly onHold: (held: boolean) => void;
}

/** The Request button, its success dialog, which only its own button closes, and its error dialog (REG-18 to REG-25). */
export function RequestRegistration({ loanNum, allowed, reasonId, onHold }: RequestRegistrationProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const refetch = useRefetchRegistration(loanNum);
  const register = useMutation({ mutationFn: () => registrationCalls.register(loanNum) });
  const leave = async () => {
    // The loan is read again only now: as long as the dialog stands, the page under it stays as it was.
    void refetch();
    await navigate(`/loans/${loanNum}`);
  };
  return (
    <>
      <Button
        variant={allowed ? 'contained' : 'outlined'}
        disabled={!allowed}
        loading={register.isPending}
        aria-describedby={allowed ? undefined : reasonId}
        onClick={() => {
          onHold(true);
          register.mutate();
        }}
      >
        {translate('registration.request')}
      </Button>
      <Dialog open={register.isSuccess} maxWidth="sm" fullWidth aria-labelledby="registered-title">
        <DialogTitle id="registered-title">{translate('registration.dialogTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('registration.success')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={leave}>
            {translate('dialogs.ok')}
          </Button>
        </DialogActions>
      </Dialog>
      <ErrorDialog
        error={register.error}
        fallback={translate('registration.failure')}
        onClose={() => {
          register.reset();
          onHold(false);
          void refetch();
        }}
      />
    </>
  );
}
