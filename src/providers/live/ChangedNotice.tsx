import { Suspense, useEffect, useRef } from 'react';
import type { LoanDocument } from '../../../domain/loan/document';
import { onDemand } from '../chunks/on-demand';
import { loadParts } from '../i18n/portal-i18n';
import { discardChange, useReceivedChange } from './changed-loans';

const ChangeAlert = onDemand('ChangeAlert', async () => {
  const [{ ChangeAlert: Content }] = await Promise.all([import('./ChangeAlert'), loadParts(['application', 'codes'])]);
  return Content;
});

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
  const change = useReceivedChange(loanNum);
  const before = useLoanBefore(loan, change !== undefined);
  useEffect(() => {
    if (!change) return undefined;
    const timer = setTimeout(() => discardChange(loanNum), Math.max(0, change.at + SHOWN_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [change, loanNum]);
  useEffect(() => () => discardChange(loanNum), [loanNum]);
  return (
    <div role="status">
      {change ? (
        <Suspense fallback={null}>
          <ChangeAlert {...{ loanNum, change, before, loan }} />
        </Suspense>
      ) : null}
    </div>
  );
}
