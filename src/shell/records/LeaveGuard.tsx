import { type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../blocks/ConfirmDialog';

interface Props {
  /** There is something that would be lost. */
  readonly active: boolean;
  /** Set when the work is saved and the person is led on. */
  readonly released: RefObject<boolean>;
}

/** Asks before a form is left with something that was not saved, in the portal and in the browser. */
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
      title={translate('blocks.leaveTitle')}
      confirmLabel={translate('dialogs.discard')}
      cancelLabel={translate('blocks.keepEditing')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {translate('blocks.leaveText')}
    </ConfirmDialog>
  );
}
