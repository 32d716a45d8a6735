import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../../domain/loan/document';
import { useChangeLabels } from './change-text';
import { discardChange, type ReceivedChange } from './changed-loans';

interface Props {
  readonly loanNum: string;
  readonly change: ReceivedChange;
  readonly before: LoanDocument | undefined;
  readonly loan: LoanDocument | undefined;
}

/** Who changed the loan, and what: needs the field table and its texts. */
export function ChangeAlert({ loanNum, change, before, loan }: Props) {
  const translate = useTranslate();
  const text = useChangeLabels();
  return (
    <Alert
      role="presentation"
      severity={change.gone ? 'warning' : 'info'}
      closeText={translate('live.dismiss')}
      onClose={() => discardChange(loanNum)}
      sx={{ borderRadius: 0 }}
    >
      {text(change, before, loan)}
    </Alert>
  );
}
