import { Alert } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../../domain/loan/document';
import { useChangeLabels } from './change-text';
import { discardChange, useReceivedChange } from './changed-loans';

/** How long the notice says "just now". */
const SHOWN_MS = 60_000;

/** The loan as it was before the change. */
function useLoanBefore(loan: LoanDocument | undefined, changed: boolean): LoanDocument | undefined {
  const before = useRef(loan);
  useEffect(() => {
    if (!changed || before.current?.sLNm !== loan?.sLNm) before.current = loan;
  }, [changed, loan]);
  return before.current;
}

interface Props {
  readonly loanNum: string;
  readonly loan: LoanDocument | undefined;
}

/** Notifies the user, without interrupting, that another user changed this loan, and what they changed. Unsaved edits stay. */
export function ChangedNotice({ loanNum, loan }: Props) {
  const translate = useTranslate();
  const change = useReceivedChange(loanNum);
  const before = useLoanBefore(loan, change !== undefined);
  const text = useChangeLabels();
  useEffect(() => {
    if (!change) return undefined;
    const timer = setTimeout(() => discardChange(loanNum), Math.max(0, change.at + SHOWN_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [change, loanNum]);
  useEffect(() => () => discardChange(loanNum), [loanNum]);
  return (
    <div role="status">
      {change ? (
        <Alert
          role="presentation"
          severity={change.gone ? 'warning' : 'info'}
          closeText={translate('live.dismiss')}
          onClose={() => discardChange(loanNum)}
          sx={{ borderRadius: 0 }}
        >
          {text(change, before, loan)}
        </Alert>
      ) : null}
    </div>
  );
}
