import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { staySignedIn, watchIdle } from './idle-watch';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Asks the user to stay signed in, two minutes before the session ends because it was not used. */
export function IdleWarning({ idleMinutes }: { readonly idleMinutes: number }) {
  const translate = useTranslate();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => watchIdle(idleMinutes, setLeft), [idleMinutes]);
  const stay = (): void => {
    setLeft(null);
    staySignedIn();
  };
  return (
    <ConfirmDialog
      open={left !== null}
      notice
      title={translate('shell.idle.title')}
      confirmLabel={translate('shell.idle.stay')}
      onConfirm={stay}
      onCancel={stay}
    >
      {translate('shell.idle.text')}
      <span role="timer">{left !== null && ` ${translate('shell.idle.left', { time: clock(left) })}`}</span>
    </ConfirmDialog>
  );
}
