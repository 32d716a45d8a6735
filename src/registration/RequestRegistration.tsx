import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { loanPath } from '../../domain/pages/loan-path';
import { LongSave } from '../crud/saving/LongSave';
import { ReasonList, refusalOf } from '../pricing/public';
import { ApiError } from '../providers/data/api-error';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '../ui/overlays';
import { registrationCalls } from './registration-calls';
import { useRefetchRegistration } from './useRegistration';

interface RequestRegistrationProps {
  readonly loanNum: string;
  readonly allowed: boolean;
  /** Id of the text that explains why the button is disabled. */
  readonly reasonId: string;
  /** Called with true from the click until the answer is dismissed, so that the page ignores changes of the loan. */
  readonly onKeepOpen: (held: boolean) => void;
}

/** If the price is out of date, the reasons, and the way to choose a program again. */
function priceHelp(error: unknown, loanNum: string) {
  if (!(error instanceof ApiError) || (error.code !== 'not-eligible' && error.code !== 'not-offered')) return {};
  const refusal = refusalOf(error, { program: { Name: '' }, option: { Rate: '', Price: '' } });
  return {
    details: refusal.kind === 'not-eligible' && <ReasonList reasons={refusal.reasons} />,
    action: <SelectProgram loanNum={loanNum} />,
  };
}

function SelectProgram({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  return (
    <Button component={Link} variant="contained" to={loanPath(loanNum, 'register-select-program')}>
      {translate('registration.missingItems.select')}
    </Button>
  );
}

/** The Request button with its error dialog and success dialog, which only its own button closes (REG-18 to REG-25). */
export function RequestRegistration({ loanNum, allowed, reasonId, onKeepOpen }: RequestRegistrationProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const refetch = useRefetchRegistration(loanNum);
  const register = useMutation({ mutationFn: () => registrationCalls.register(loanNum) });
  const leave = async () => {
    // Refetches the loan only now, so that the page under the open dialog does not change.
    void refetch();
    await navigate(loanPath(loanNum));
  };
  return (
    <>
      <Button
        variant={allowed ? 'contained' : 'outlined'}
        disabled={!allowed}
        loading={register.isPending}
        aria-describedby={allowed ? undefined : reasonId}
        onClick={() => {
          onKeepOpen(true);
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
      <LongSave saving={register.isPending} />
      <ErrorDialog
        error={register.error}
        fallback={translate('registration.failure')}
        {...priceHelp(register.error, loanNum)}
        onClose={() => {
          register.reset();
          onKeepOpen(false);
          void refetch();
        }}
      />
    </>
  );
}
