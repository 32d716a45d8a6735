import { Suspense, useEffect, useRef, useState } from 'react';
import type { LoanDocument } from '../../../domain/loan/document';
import { usePointerPressed } from '../../ui/usePointerPressed';
import { onDemand } from '../chunks/on-demand';
import { loadParts } from '../i18n/portal-i18n';
import { discardChange, useReceivedChange } from './changed-loans';

const ChangeAlert = onDemand('ChangeAlert', async () => {
  const [{ ChangeAlert: Content }] = await Promise.all([import('./ChangeAlert'), loadParts(['fields', 'codes'])]);
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

/** Whether to show a change: it moves the page down, and waits until the user has finished a click. */
function useShown(hasChange: boolean): boolean {
  const isPressed = usePointerPressed();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!hasChange) setShown(false);
    else if (!isPressed) setShown(true);
  }, [hasChange, isPressed]);
  return hasChange && isShown;
}

interface Props {
  readonly loanNum: string;
  readonly loan: LoanDocument | undefined;
}

/** Notifies the user, without interrupting, that another user changed this loan, and what they changed. Unsaved edits stay. */
export function ChangedNotice({ loanNum, loan }: Props) {
  const change = useReceivedChange(loanNum);
  const before = useLoanBefore(loan, change !== undefined);
  const isShown = useShown(change !== undefined);
  useEffect(() => {
    if (!change) return undefined;
    const timer = setTimeout(() => discardChange(loanNum), Math.max(0, change.at + SHOWN_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [change, loanNum]);
  useEffect(() => () => discardChange(loanNum), [loanNum]);
  return (
    <div role="status">
      {change && isShown ? (
        <Suspense fallback={null}>
          <ChangeAlert {...{ loanNum, change, before, loan }} />
        </Suspense>
      ) : null}
    </div>
  );
}
