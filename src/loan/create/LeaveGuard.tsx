import { type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../shell/blocks/ConfirmDialog';

interface Props {
  /** There is something that would be lost. */
  readonly active: boolean;
  /** Set when the work is saved and the person is led on. */
  readonly released: RefObject<boolean>;
}

/** Asks before the page is left with something that was not saved, in the portal and in the browser. */
export function LeaveGuard({ active, released }: Props) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active, released]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('loan.create.leave.title')}
      confirmLabel={translate('loan.create.leave.leave')}
      cancelLabel={translate('loan.create.leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {translate('loan.create.leave.text')}
    </ConfirmDialog>
  );
}
